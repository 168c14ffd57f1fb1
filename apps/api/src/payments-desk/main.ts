import { NO_CRASH } from '@shop/commerce-payments';
import { atDesk } from '../at-desk.ts';
import { createPayableKinds } from '../payable-kinds.ts';
import { runDesk } from './run-desk.ts';

/** `npm run payments -- review` */
await atDesk(process.env, ({ deps, mail, staff, args }) => {
  // A large report takes longer than a request may wait.
  const { background: db, brands, clock, audit } = deps;
  const { isProduction, providerEntries, providerSettings } = deps;
  const desk = {
    ...{ isProduction, providerEntries, providerSettings },
    ...{ db, clock, audit, crash: NO_CRASH },
    kinds: createPayableKinds({ mail, brands, audit, clock }),
  };
  return runDesk(desk, staff, args);
});
