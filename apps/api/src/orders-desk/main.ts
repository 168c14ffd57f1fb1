import { NO_CRASH } from '@shop/commerce-payments';
import { createTariffs } from '@shop/commerce-tariff';
import { atDesk } from '../at-desk.ts';
import { createPayableKinds } from '../payable-kinds.ts';
import { runOrdersDesk } from './run-orders-desk.ts';

/** `npm run orders -- milestone QU100184 shipped` */
await atDesk(process.env, ({ deps: { db, brands, clock, audit }, mail, staff, args }) => {
  const kinds = createPayableKinds({ mail, brands, audit, clock });
  const settling = { db, clock, audit, kinds, crash: NO_CRASH };
  const desk = { db, brands, clock, audit, mail, settling, tariffs: createTariffs({ db, clock }) };
  return runOrdersDesk(desk, staff, args);
});
