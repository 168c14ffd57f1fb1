import type { Database } from '@shop/database';
import { isWithinLimits, type AskedPayment, type PaymentLimits } from '@shop/domain/payment-provider';
import type { PaymentAdapters } from './providers/providers.module.ts';

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
 * What a brand offers to pay with, in its order: the methods of the providers that take payments here. The
 * brand's own row takes precedence over the row of all brands.
 */
export const findPaymentMethods = async (
  { db, providers }: { readonly db: Database; readonly providers: PaymentAdapters },
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
    .filter(({ is_offered }) => is_offered)
    .toSorted((a, b) => a.position - b.position)
    .map(({ method, fee_type, fee }) => ({ provider: method.id, fee_type, fee, limits: method.limits }));
};

/** The offers whose limits take the payment. */
export const offersFor = (
  offers: readonly PaymentMethodOffer[],
  asked: AskedPayment,
): readonly PaymentMethodOffer[] => offers.filter(({ limits }) => isWithinLimits(limits, asked));
