import { atDesk } from '../at-desk.ts';
import { runProDesk } from './run-pro-desk.ts';

/** `npm run pro -- list` */
await atDesk(process.env, ({ deps: { db, brands, clock, audit }, mail, staff, args }) =>
  runProDesk({ db, brands, clock, audit, mail }, staff, args),
);
