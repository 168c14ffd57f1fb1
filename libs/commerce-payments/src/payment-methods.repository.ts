import type { Database } from '@shop/database';
import { isWithinLimits, type AskedPayment, type PaymentLimits } from '@shop/domain/payment-provider';
import type { Breaker } from './breaker.ts';
import type { PaymentAdapters } from './providers/providers.module.ts';

/** The input that decides the current methods. */
export type OfferDeps = {
  readonly db: Database;
  readonly providers: PaymentAdapters;
  readonly breaker: Pick<Breaker, 'takes'>;
};

export type PaymentMethodOffer = {
  readonly provider: number;
  readonly fee_type: 0 | 1;
  /** Type 0: USD in 1/10000. Type 1: in 1/1000000. */
  readonly fee: number;
  readonly limits: PaymentLimits;
};

/** The terms of a method without a row: after all others, without a fee. */
const UNSAID = { fee_type: 0, fee: 0, is_offered: true, position: Number.MAX_SAFE_INTEGER } as const;

/**
 * The payment methods of a brand, in its order: the methods of the providers that take payments here and are
 * not down. The brand's own row takes precedence over the row of all brands.
 */
export const findPaymentMethods = async (
  { db, providers, breaker }: OfferDeps,
  brand: string,
): Promise<PaymentMethodOffer[]> => {
  const rows = await db
    .selectFrom('payment_method')
    .select(['provider', 'fee_type', 'fee', 'is_offered', 'position'])
    .distinctOn('provider')
    .where((eb) => eb.or([eb('brand', 'is', null), eb('brand', '=', brand)]))
    .orderBy('provider')
    .orderBy('brand', (order) => order.asc().nullsLast())
    .execute();
  const said = new Map(rows.map((row) => [row.provider, row]));
  return [...providers.values()]
    .map(({ method }) => ({ method, ...(said.get(method.id) ?? UNSAID) }))
    .filter(({ is_offered, method }) => is_offered && breaker.takes(method.id))
    .toSorted((a, b) => a.position - b.position)
    .map(({ method, fee_type, fee }) => ({ provider: method.id, fee_type, fee, limits: method.limits }));
};

/** Why a chosen method cannot be used: it is not offered, or its provider is down for a while. */
export const refusalOf = ({ breaker }: Pick<OfferDeps, 'breaker'>, method: number) =>
  breaker.takes(method) ? 'not_offered' : 'provider_down';

/** The offers whose limits include the payment. */
export const offersFor = (
  offers: readonly PaymentMethodOffer[],
  asked: AskedPayment,
): readonly PaymentMethodOffer[] => offers.filter(({ limits }) => isWithinLimits(limits, asked));
