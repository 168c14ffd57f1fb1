import { createTariffs } from '@shop/commerce-tariff';
import { atDesk } from '../at-desk.ts';
import { runQuotesDesk } from './run-quotes-desk.ts';

/** `npm run quotes -- list` */
await atDesk(process.env, ({ deps: { db, brands, clock, audit }, mail, staff, args }) =>
  runQuotesDesk({ db, brands, clock, audit, mail, tariffs: createTariffs({ db, clock }) }, staff, args),
);
