import { atDesk } from '../at-desk.ts';
import { runInvoicesDesk } from './run-invoices-desk.ts';

/** `npm run invoices -- list` */
await atDesk(process.env, ({ deps: { db, brands, clock, audit }, mail, staff, args }) =>
  runInvoicesDesk({ db, brands, clock, audit, mail }, staff, args),
);
