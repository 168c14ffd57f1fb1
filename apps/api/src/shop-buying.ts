import type { Deps } from './deps.ts';
import { createMoneyTakers } from './money-takers.ts';
import { createCheckout, type CheckoutClients } from './modules/checkout/checkout.module.ts';
import { createOrders, createStandingOrder } from './modules/orders/orders.module.ts';
import { createPayables } from './modules/payables/payables.module.ts';
import { backgroundDuties, webhookRoutes } from './modules/payments/payments.module.ts';
import type { Sessions } from './modules/sessions/sessions.module.ts';
import type { Tariffs } from './modules/tariff/tariff.module.ts';
import type { Module } from './platform/module.ts';

type Needs = { tariffs: Tariffs; clients: CheckoutClients; sessions: Pick<Sessions, 'begin'> };

const OFTEN_MS = 3_000;
const NOW_AND_THEN_MS = 15_000;

/** Checkout, payments and orders, and who takes the money. */
export const createBuying = (deps: Deps, { tariffs, clients, sessions }: Needs): readonly Module[] => {
  const { db, clock, brands, mail, audit, log, crash, patience } = deps;
  const money = createMoneyTakers(deps);
  const standingOrder = createStandingOrder({ mail, brands });
  const checkout = createCheckout({
    db,
    clock,
    brands,
    tariffs,
    clients,
    mail,
    providers: money.providers,
    audit,
    log,
    kinds: { quote: standingOrder, forward_request: standingOrder },
    ...(crash && { crash }),
    ...(patience && { patience }),
  });
  return [
    checkout.routes,
    createPayables({ ...checkout.paying, tariffs }).routes,
    createOrders({ db, mail, audit, sessions }).routes,
    webhookRoutes({ ...checkout.settling, webhooks: money.webhooks, audit, log }),
    ...money.routes,
    backgroundDuties(
      deps.runsDuties === false
        ? []
        : [
            ...money.duties,
            { everyMs: OFTEN_MS, work: checkout.reconcile },
            { everyMs: NOW_AND_THEN_MS, work: checkout.expireSessions },
          ],
    ),
  ];
};
