import { atDesk } from '../at-desk.ts';
import { runContentDesk } from './run-content-desk.ts';

/** `npm run content -- list` */
await atDesk(process.env, ({ deps, staff, args }) => runContentDesk(deps, staff, args));
