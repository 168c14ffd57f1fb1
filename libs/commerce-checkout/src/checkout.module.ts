import { embeddedRegister, type VatRegister } from '@shop/commerce-companies';
import type { Database } from '@shop/database';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Logger } from '@shop/commerce-kit/logger';
import type { Module } from '@shop/commerce-kit/module';
import type { Visitor } from '@shop/commerce-kit/visitor';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { emptyCart, findCart, saveMethod } from '@shop/commerce-cart';
import type { MailPort } from '@shop/commerce-mail';
import {
  createBreaker,
  createProviderLog,
  NO_CRASH,
  reconcile,
  type Breaker,
  type Crash,
  type MeansOf,
  type PayableKind,
  type PayableKinds,
  type SettleDeps,
} from '@shop/commerce-payments';
import type { PaymentAdapters } from '@shop/commerce-payments/providers';
import { meansOfPayment } from '@shop/commerce-saved-means';
import type { Tariffs } from '@shop/commerce-tariff';
import type { CheckoutClients, CheckoutDeps, KeepTouches } from './checkout.ports.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { expireSessions } from './invalidate-session.ts';
import { ownsSession } from './session-guards.ts';
import { createMarketplaceOrder } from './marketplace-order.ts';

export type { CheckoutClients } from './checkout.ports.ts';

/** Time limits of the checkout, in milliseconds. */
export type Patience = {
  /** For one call of a provider. */
  readonly provider: number;
  /** For the shopper on the provider's pages. */
  readonly paymentWindow: number;
  /** For an attempt whose shopper was never sent to the provider. */
  readonly orphan: number;
  /** For a provider that does not answer, after the payment's own end. */
  readonly grace: number;
  /** Between two status requests for one payment. */
  readonly quiet: number;
};

const USUAL_PATIENCE: Patience = {
  provider: 8_000,
  paymentWindow: 15 * 60_000,
  orphan: 30_000,
  grace: 60_000,
  quiet: 10_000,
};

type CheckoutModuleDeps = {
  db: Database;
  clock: () => Date;
  brands: Brands;
  tariffs: Tariffs;
  clients: CheckoutClients;
  mail: MailPort;
  keepTouches?: KeepTouches;
  /** Of VAT numbers; the embedded one without it. */
  register?: VatRegister;
  providers: PaymentAdapters;
  audit: AuditLog;
  log: Logger;
  /** One for each method without it. */
  breaker?: Breaker;
  /** Payables of the same payment engine; an order from the cart is one unless it is given here. */
  kinds?: PayableKinds;
  patience?: Partial<Patience>;
  crash?: Crash;
};

const CARTS = { find: findCart, setMethod: saveMethod, empty: emptyCart };

/** The effects of payment on an order from the cart. */
export const createMarketplaceKind = ({
  mail,
  brands,
}: Pick<CheckoutModuleDeps, 'mail' | 'brands'>): PayableKind =>
  createMarketplaceOrder({ carts: CARTS, mail, brands });

/** From the cart to a paid order. Other modules import this file only. */
export const createCheckout = ({
  db,
  clock,
  brands,
  tariffs,
  clients,
  mail,
  providers,
  audit,
  log,
  ...rest
}: CheckoutModuleDeps) => {
  const patience = { ...USUAL_PATIENCE, ...rest.patience };
  const settling: SettleDeps = {
    db,
    clock,
    audit,
    crash: rest.crash ?? NO_CRASH,
    kinds: { marketplace: createMarketplaceKind({ mail, brands }), ...rest.kinds },
  };
  const providerLog = createProviderLog(log, clock);
  const breaker = rest.breaker ?? createBreaker({ clock, log });
  const meansOf: MeansOf = (payment, adapter) => {
    const onDefect = (error: unknown) => providerLog.defect({ payment, question: 'start' }, error);
    return meansOfPayment({ db, onDefect }, payment, adapter);
  };
  const deps: CheckoutDeps = {
    meansOf,
    ...settling,
    providerLog,
    breaker,
    brands,
    carts: CARTS,
    clients,
    mail,
    providers,
    tariffs,
    keepTouches: rest.keepTouches ?? (async () => {}),
    register: rest.register ?? embeddedRegister,
    patience: patience.provider,
    paymentWindowMs: patience.paymentWindow,
  };
  const routes: Module = checkoutRoutes(deps);
  return {
    routes,
    settling,
    /** The dependencies of starting a payment, also for payables without a checkout. */
    paying: {
      ownsCheckout: (slug: string, visitor: Visitor) => ownsSession(db, slug, visitor),
      ...settling,
      meansOf,
      providers,
      providerLog,
      breaker,
      patience: patience.provider,
      paymentWindowMs: patience.paymentWindow,
    },
    /** Asks providers about payments that are neither paid nor released. */
    reconcile: () =>
      reconcile({ ...deps, orphanMs: patience.orphan, graceMs: patience.grace, quietMs: patience.quiet }),
    expireSessions: () => expireSessions(deps),
  };
};
