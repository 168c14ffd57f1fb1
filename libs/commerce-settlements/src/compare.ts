import type { SettlementFinding } from '@shop/commerce-payments';
import type { Amount } from '@shop/domain/money';

type Money = { readonly amount: Amount; readonly currency: string };

/** What all reports of a provider say about one payment. */
export type Told = {
  /** Null where no report has the payment itself. */
  readonly payment: (Money & { readonly fee: Amount | null }) | null;
  readonly refunded: Amount;
  /** What the payer's bank has taken back; null without such a movement. */
  readonly disputed: Amount | null;
  readonly currency: string;
};

/** The same payment in the shop's records. */
export type Kept = {
  readonly captured: Money | null;
  readonly fee: Amount | null;
  readonly refunded: Amount;
  readonly dispute: 'open' | 'won' | 'lost' | null;
  /** Captured after the first report and long enough ago: a report must have it. */
  readonly isDue: boolean;
  /** The same of its last change, a refund or a dispute. */
  readonly isChangeDue: boolean;
};

export type Found = Pick<SettlementFinding, 'difference' | 'said'>;

/** The first difference counts: where the sum differs, the fee does so too. */
const ofPayment = ({ payment }: Told, { captured, fee, isDue }: Kept): Found[] => {
  if (!payment) return captured && isDue ? [{ difference: 'missing_there', said: null }] : [];
  const said = { amount: payment.amount, currency: payment.currency };
  if (!captured) return [{ difference: 'missing_here', said }];
  if (captured.currency !== payment.currency) return [{ difference: 'other_currency', said }];
  if (captured.amount !== payment.amount) return [{ difference: 'other_sum', said }];
  // A fee that one side does not know is no difference.
  if (fee === null || payment.fee === null || fee === payment.fee) return [];
  return [{ difference: 'other_fee', said: { amount: payment.fee, currency: payment.currency } }];
};

const ofRefunds = ({ refunded: said, currency }: Told, { refunded, isChangeDue }: Kept): Found[] => {
  const differs = said > refunded || (said < refunded && isChangeDue);
  return differs ? [{ difference: 'refund_differs', said: { amount: said, currency } }] : [];
};

const ofDispute = ({ disputed, currency }: Told, { dispute, isChangeDue }: Kept): Found[] => {
  const isTaken = dispute === 'open' || dispute === 'lost';
  const differs = disputed === null ? dispute === 'lost' && isChangeDue : disputed > 0 !== isTaken;
  return differs ? [{ difference: 'dispute_differs', said: { amount: disputed ?? 0, currency } }] : [];
};

/** The differences of one payment, each to be reviewed by staff. */
export const compare = (told: Told, kept: Kept | null): readonly Found[] => {
  if (!kept?.captured && told.payment === null && told.refunded === 0 && !told.disputed) return [];
  if (!kept) {
    const amount = told.payment?.amount ?? (told.refunded || (told.disputed ?? 0));
    return [{ difference: 'missing_here', said: { amount, currency: told.currency } }];
  }
  const found = ofPayment(told, kept);
  const isUnknown = found.some(
    ({ difference }) => difference === 'missing_here' || difference === 'missing_there',
  );
  return isUnknown ? found : [...found, ...ofRefunds(told, kept), ...ofDispute(told, kept)];
};
