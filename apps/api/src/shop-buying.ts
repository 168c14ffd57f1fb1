import type { ApiDeps } from './api-deps.ts';
import { createMoneyTakers } from './money-takers.ts';
import { createCheckout, type CheckoutClients } from '@shop/commerce-checkout';
import { createOrders, createOrderAwaitingPayment } from '@shop/commerce-orders';
import { createPayables } from '@shop/commerce-payables';
import { backgroundDuties, webhookRoutes } from '@shop/commerce-payments';
import type { Sessions } from '@shop/commerce-accounts/sessions';
import type { Tariffs } from '@shop/commerce-tariff';
import type { Module } from '@shop/commerce-kit/module';

type Needs = { tariffs: Tariffs; clients: CheckoutClients; sessions: Pick<Sessions, 'begin'> };

const OFTEN_MS = 3_000;
const NOW_AND_THEN_MS = 15_000;

/** Checkout, payments, orders and the payment providers. */
export const createBuying = (deps: ApiDeps, { tariffs, clients, sessions }: Needs): readonly Module[] => {
  const { db, clock, brands, mail, audit, log, crash, patience } = deps;
  const money = createMoneyTakers(deps);
  const orderAwaitingPayment = createOrderAwaitingPayment({ mail, brands });
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
    kinds: { quote: orderAwaitingPayment, forward_request: orderAwaitingPayment },
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
