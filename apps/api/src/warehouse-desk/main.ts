import { createTariffs } from '@shop/commerce-tariff';
import { atDesk } from '../at-desk.ts';
import { runWarehouseDesk } from './run-warehouse-desk.ts';

/** `npm run warehouse -- list` */
await atDesk(process.env, ({ deps: { db, brands, clock, audit }, mail, staff, args }) =>
  runWarehouseDesk({ db, brands, clock, audit, mail, tariffs: createTariffs({ db, clock }) }, staff, args),
);
