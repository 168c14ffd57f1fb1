import { NO_CRASH, orderRefund } from '@shop/commerce-payments';
import { atDesk } from '../at-desk.ts';
import { createPayableKinds } from '../payable-kinds.ts';
import { runClaimsDesk } from './run-claims-desk.ts';

/** `npm run claims -- list` */
await atDesk(process.env, ({ deps: { db, brands, clock, audit, fileStorage }, mail, staff, args }) => {
  const settling = {
    ...{ db, clock, audit, crash: NO_CRASH },
    kinds: createPayableKinds({ mail, brands, audit, clock }),
  };
  const desk = {
    ...{ db, brands, clock, audit, mail, fileStorage },
    orderRefund: (asked: Parameters<typeof orderRefund>[1]) => orderRefund(settling, asked),
  };
  return runClaimsDesk(desk, staff, args);
});
