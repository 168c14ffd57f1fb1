import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';

type Paid = { readonly success_slug: string | null; readonly paid_for?: 'balance' | undefined };

/** The page of a paid item: an order's success page, a top-up's balance. */
export const paidPath = ({ success_slug: slug, paid_for: what }: Paid): string =>
  what === 'balance'
    ? paths.balance.to({}, { done: 'topped_up' })
    : laterPaths.success.to({ slug: slug ?? undefined });

/** The same after a refusal of an already paid item; null for any other refusal. */
export const paidAlready = (message: string, slug: string | undefined): string | null => {
  if (message === 'balance.topped_up') return paidPath({ success_slug: null, paid_for: 'balance' });
  return message === 'checkout.completed' ? paidPath({ success_slug: slug ?? null }) : null;
};
