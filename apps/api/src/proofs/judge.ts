import type { Database } from '@shop/database';
import { isInFlight } from '@shop/domain/payment-state';

export type Verdict = 'paid' | 'released' | 'torn';

/** Whether a checkout is completely paid or completely released; anything else is inconsistent. */
export const judge = async (db: Database, slug: string): Promise<Verdict> => {
  const session = await db
    .selectFrom('checkout_session')
    .leftJoin('marketplace_order', 'marketplace_order.checkout_session_id', 'checkout_session.id')
    .leftJoin('quote', 'quote.id', 'marketplace_order.quote_id')
    .select(['checkout_session.id', 'checkout_session.state', 'quote.id as quoteId', 'quote.paid_at'])
    .where('checkout_session.slug', '=', slug)
    .executeTakeFirstOrThrow();
  const pieces = await db
    .selectFrom('stock_reservation')
    .select('state')
    .where('checkout_session_id', '=', session.id)
    .execute();
  const payments = session.quoteId
    ? await db.selectFrom('payment').select('state').where('quote_id', '=', session.quoteId).execute()
    : [];
  if (payments.some(({ state }) => isInFlight(state))) return 'torn';
  const found = {
    isCompleted: session.state === 'completed',
    isDated: session.paid_at !== null,
    captured: payments.filter(({ state }) => state === 'captured').length,
    consumed: pieces.filter(({ state }) => state === 'consumed').length,
  };
  if (session.state === 'placing') return 'torn';
  return verdictOf(found);
};

type Found = { isCompleted: boolean; isDated: boolean; captured: number; consumed: number };

const verdictOf = ({ isCompleted, isDated, captured, consumed }: Found): Verdict => {
  if (isCompleted && isDated && captured === 1 && consumed === 1) return 'paid';
  return !isCompleted && !isDated && captured === 0 && consumed === 0 ? 'released' : 'torn';
};
