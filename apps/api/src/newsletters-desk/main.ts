import { atDesk } from '../at-desk.ts';
import { runNewslettersDesk } from './run-newsletters-desk.ts';

/** `npm run newsletters -- list`: the running shop sends what is queued. */
await atDesk(process.env, ({ deps, args }) => runNewslettersDesk(deps, args));
