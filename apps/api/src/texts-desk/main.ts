import { atDesk } from '../at-desk.ts';
import { runTextsDesk } from './run-texts-desk.ts';

/** `npm run texts -- list`: a running shop shows a change at once. */
await atDesk(process.env, ({ deps, staff, args }) => runTextsDesk(deps, staff, args));
