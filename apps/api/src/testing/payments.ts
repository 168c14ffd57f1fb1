import { createPayableKinds } from '../payable-kinds.ts';
import type { OrdersDeskDeps } from '../orders-desk/run-orders-desk.ts';
import type { DeskDeps } from '../payments-desk/desk-deps.ts';
import type { WholeShop } from './whole-shop.ts';
import type { PaymentAdapter, PaymentAdapters, ProviderReport } from '@shop/commerce-payments/providers';
import { createTariffs } from '@shop/commerce-tariff';
import { createSandbox } from '@shop/commerce-payment-sandbox';
import {
  NO_CRASH,
  type Payment,
  createBreaker,
  createProviderLog,
  type ReconcileDeps,
  type SettleDeps,
} from '@shop/commerce-payments';

type Line = {
  readonly level: 'warn' | 'error';
  readonly details: Record<string, unknown>;
  readonly message: string;
};

/** A log whose lines can be read. */
export const createTestLog = () => {
  const lines: Line[] = [];
  const write = (level: Line['level']) => (details: object, message: string) => {
    lines.push({ level, details: { ...details }, message });
  };
  return { lines, log: { warn: write('warn'), error: write('error') } };
};

type Shop = Pick<WholeShop, 'deps' | 'clock'>;

export const settlingOf = ({ deps, clock }: Shop): SettleDeps => {
  const { db, brands, mail, audit } = deps;
  const kinds = createPayableKinds({ mail, brands, audit, clock: () => clock.now });
  return { db, clock: () => clock.now, kinds, crash: NO_CRASH, audit };
};

/** The dependencies of the desk for orders. */
export const ordersDeskOf = (shop: Shop): OrdersDeskDeps => {
  const { db, brands, mail, audit } = shop.deps;
  const clock = () => shop.clock.now;
  return {
    db,
    brands,
    mail,
    audit,
    clock,
    settling: settlingOf(shop),
    tariffs: createTariffs({ db, clock }),
  };
};

/** The dependencies of the desk. */
export const deskOf = (shop: Shop): DeskDeps => {
  const { isProduction, providerEntries, providerSettings } = shop.deps;
  return { ...settlingOf(shop), isProduction, providerEntries, providerSettings };
};

/** The reconciler's dependencies, with the sandbox unless other providers are given. */
export const dutiesOf = (shop: Shop, change: Partial<ReconcileDeps> = {}): ReconcileDeps => {
  const settling = settlingOf(shop);
  const { db, clock } = settling;
  const { providers } = createSandbox({ db, clock, secret: 's', deliver: async () => 200 });
  return {
    ...settling,
    providers,
    providerLog: createProviderLog(shop.deps.log, clock),
    breaker: createBreaker({ clock }),
    patience: 1_000,
    orphanMs: 30_000,
    graceMs: 60_000,
    quietMs: 10_000,
    ...change,
  };
};

/** The same providers with the answers for some payments replaced. */
export const answering = (
  providers: PaymentAdapters,
  answers: ReadonlyMap<string, () => Promise<ProviderReport>>,
): PaymentAdapters =>
  new Map(
    [...providers].map(([id, provider]): [number, PaymentAdapter] => {
      const own =
        <Rest extends unknown[]>(ask: (reference: string, ...rest: Rest) => Promise<ProviderReport>) =>
        (reference: string, ...rest: Rest) =>
          (answers.get(reference) ?? (() => ask(reference, ...rest)))();
      const { status, cancel, refund } = provider;
      return [id, { ...provider, status: own(status), cancel: own(cancel), refund: own(refund) }];
    }),
  );

/** Places the order of a new guest and stops before the provider's page. */
export const beginPayment = async (shop: WholeShop) => {
  const ready = await shop.readyToPlace();
  const { body } = await shop.place(ready.slug, ready, ready.total);
  return { ...ready, placed: body };
};

export const paymentOf = ({ db }: Pick<WholeShop, 'db'>, reference: string): Promise<Payment> =>
  db.selectFrom('payment').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();

export const reviewsOf = ({ db }: Pick<WholeShop, 'db'>) =>
  db
    .selectFrom('payment_review')
    .select(['reason', 'outcome', 'captured_amount', 'captured_currency', 'reference'])
    .orderBy('id')
    .execute();
