import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';

type Paid = {
  readonly success_slug: string | null;
  readonly paid_for?: 'balance' | 'misc_invoice' | 'reservation' | undefined;
};

/** The page of a paid item: an order's success page, a top-up's balance, an invoice's own page, a reservation's. */
export const paidPath = ({ success_slug: slug, paid_for: what }: Paid): string => {
  if (what === 'balance') return paths.balance.to({}, { done: 'topped_up' });
  if (what === 'misc_invoice' && slug !== null) return laterPaths.miscInvoice.to({ slug }, { done: 'paid' });
  if (what === 'reservation' && slug !== null)
    return laterPaths.reservationSuccess.to({}, { reservation: slug });
  return laterPaths.success.to({ slug: slug ?? undefined });
};

/** The refusals of an already paid item. */
const PAID = {
  'balance.topped_up': 'balance',
  'misc_invoice.paid': 'misc_invoice',
  'reservation.paid': 'reservation',
  'checkout.completed': undefined,
} as const;

const isPaid = (message: string): message is keyof typeof PAID => Object.hasOwn(PAID, message);

/** The same after a refusal of an already paid item; null for any other refusal. */
export const paidAlready = (message: string, slug: string | undefined): string | null =>
  isPaid(message) ? paidPath({ success_slug: slug ?? null, paid_for: PAID[message] }) : null;
