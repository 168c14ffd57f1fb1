import type { Transaction } from '@shop/database';
import { divideDown } from '@shop/domain/exact';
import { LEDGER_TYPE } from '@shop/domain/ledger';
import { AMOUNT_PER_CENT, sumOf, type Amount } from '@shop/domain/money';
import { err, ok, type Result } from '@shop/domain/result';
import { vatRateOf } from '@shop/domain/tariff';
import { bySource, worthOfWithdrawn, type Sources, type WithdrawnOrder } from '@shop/domain/withdrawal';
import { creditShare } from '@shop/commerce-invoices';
import { recordEntry } from '@shop/commerce-ledger';
import type { MailPort } from '@shop/commerce-mail';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { findOrderLines, getOrder, lockOrder, writeEvent, type OrderRow } from '@shop/commerce-orders';
import {
  lockPaymentOfOrder,
  orderRefundIn,
  RELATIONS,
  sharesOfBalance,
  type Payable,
  type Payment,
  type RefundRefusal,
  type SettleDeps,
} from '@shop/commerce-payments';
import type { Tariffs } from '@shop/commerce-tariff';
import { decisionMail } from './withdrawal-mail.ts';
import {
  countWithdrawn,
  findLinesOf,
  findOfOrder,
  findWithdrawal,
  lockWithdrawal,
  updateWithdrawal,
  type WithdrawalRow,
} from './withdrawals.repository.ts';

export type RefundWithdrawalDeps = {
  readonly settling: SettleDeps;
  readonly mail: MailPort;
  readonly brands: Brands;
  readonly tariffs: Pick<Tariffs, 'book'>;
};

export type WithdrawalRefundRefusal = RefundRefusal | 'unknown_withdrawal' | 'not_received' | 'no_tariff';

type Book = Awaited<ReturnType<Tariffs['book']>>;

/**
 * Refunds a withdrawal whose goods, or a proof of sending, have arrived: each part to where it was paid from. The
 * running shop's reconciler requests the payer's part from the provider.
 */
export const refundWithdrawal = async (
  deps: RefundWithdrawalDeps,
  id: number,
  staff: string,
): Promise<Result<WithdrawalRow, WithdrawalRefundRefusal>> => {
  const book = await deps.tariffs.book();
  return deps.settling.db.transaction().execute(async (tx) => {
    const quoteId = (await findWithdrawal(tx, id))?.quote_id ?? null;
    if (quoteId === null) return err('unknown_withdrawal');
    const paid = await lockPaymentOfOrder(deps.settling, tx, quoteId);
    if (!paid) return err('not_paid');
    const order = await lockOrder(tx, quoteId);
    const row = await lockWithdrawal(tx, id);
    if (row.state !== 'received') return err('not_received');
    const known = await readOrder(tx, order, row, book);
    if (!known) return err('no_tariff');
    const sums = await sumsOf(tx, known, row, paid.payment);
    return giveBack(deps, tx, { ...paid, order, row, sums, staff });
  });
};

/** The order with all that is withdrawn once this one is refunded; null without the card that taxed it. */
const readOrder = async (
  tx: Transaction,
  order: OrderRow,
  row: WithdrawalRow,
  book: Book,
): Promise<WithdrawnOrder | null> => {
  const card = book.cardFor({
    brand: order.brand,
    countryId: order.country_id,
    method: order.shipping_method,
    at: order.created_at,
  });
  if (!card) return null;
  const lines = await findOrderLines(tx, order.id);
  const before = await countWithdrawn(tx, order.id, 'refunded');
  const now = new Map(
    (await findLinesOf(tx, row.id)).map(({ order_line_id, quantity, refusal }) => [
      order_line_id,
      refusal === null ? quantity : 0,
    ]),
  );
  const { totals } = order;
  return {
    lines: lines.map((line) => ({
      price: line.unit_price,
      quantity: line.quantity,
      variantId: line.variant_id ?? line.position,
      rate: vatRateOf(line.details.tariff_line ?? '', card),
      withdrawn: (before.get(line.id) ?? 0) + (now.get(line.id) ?? 0),
    })),
    promotion: totals.promotion,
    duty: totals.breakdown.find(({ code }) => code === 'duty')?.amount ?? 0,
    paid: totals.total + totals.balance,
    delivery: totals.delivery,
    leastDelivery: totals.least_delivery ?? totals.delivery,
  };
};

type Sums = {
  /** Refunded by earlier withdrawals of the order, and with this one. */
  readonly before: Sources;
  readonly after: Sources;
};

const sumsOf = async (
  tx: Transaction,
  known: WithdrawnOrder,
  row: WithdrawalRow,
  payment: Payment,
): Promise<Sums> => {
  const others = (await findOfOrder(tx, row.quote_id ?? 0)).filter(({ id }) => id !== row.id);
  const before = {
    payer: sumOf(others.map(({ to_payer }) => to_payer)),
    balance: sumOf(others.map(({ to_balance }) => to_balance)),
  };
  const due = bySource(worthOfWithdrawn(known), {
    payer: payment.amount,
    balance: payment.balance_amount,
  });
  return {
    before,
    after: { payer: Math.max(due.payer, before.payer), balance: Math.max(due.balance, before.balance) },
  };
};

/** A cumulative sum in the currency of the charge or of the balance: the whole converts to the whole. */
const inOther = (sum: Amount, whole: Amount, other: Amount): Amount => {
  if (whole === other || whole === 0) return sum;
  return sum >= whole ? other : divideDown(other / AMOUNT_PER_CENT, sum, whole) * AMOUNT_PER_CENT;
};

const growth = ({ before, after }: Sums, source: keyof Sources, whole: Amount, other: Amount): Amount =>
  inOther(after[source], whole, other) - inOther(before[source], whole, other);

type PaidWithdrawal = {
  readonly payable: Payable;
  readonly payment: Payment;
  readonly order: OrderRow;
  readonly row: WithdrawalRow;
  readonly sums: Sums;
  readonly staff: string;
};

const giveBack = async (
  deps: RefundWithdrawalDeps,
  tx: Transaction,
  given: PaidWithdrawal,
): Promise<Result<WithdrawalRow, WithdrawalRefundRefusal>> => {
  const { payment, row, sums, staff, order } = given;
  const { settling } = deps;
  const toPayer = growth(sums, 'payer', payment.amount, payment.charged_amount);
  if (toPayer > 0) {
    const asked = {
      of: { reference: payment.reference },
      amount: toPayer,
      reason: `withdrawal ${row.id}`,
      staff,
    };
    const ordered = await orderRefundIn(settling, tx, asked);
    if (!ordered.ok) return ordered;
  }
  const toBalance = sums.after.balance - sums.before.balance;
  if (toBalance > 0) await giveToBalance(deps, tx, given, toBalance);
  const lines = await findLinesOf(tx, row.id);
  const isPart = lines.some(({ refusal }) => refusal !== null);
  await updateWithdrawal(tx, row.id, {
    state: isPart ? 'partly_refunded' : 'refunded',
    to_payer: sums.after.payer - sums.before.payer,
    to_balance: toBalance,
    ended_at: settling.clock(),
  });
  const ended = await lockWithdrawal(tx, row.id);
  await deps.mail.enqueue(tx, await decisionMail(tx, deps.brands, ended, await getOrder(tx, order.id)));
  return ok(ended);
};

const giveToBalance = async (
  { settling }: RefundWithdrawalDeps,
  tx: Transaction,
  { payable, payment, row, sums, staff }: PaidWithdrawal,
  amount: Amount,
): Promise<void> => {
  if (payable.client_id === null) throw new Error('a guest has no balance');
  const cause = `${sharesOfBalance(payment)}${row.id}`;
  const now = settling.clock();
  const recorded = await recordEntry(tx, {
    clientId: payable.client_id,
    currencyId: payment.currency_id,
    type: LEDGER_TYPE.addition,
    amount: growth(sums, 'balance', payment.balance_amount, payment.balance_taken),
    relType: RELATIONS[payable.kind],
    relId: null,
    cause,
    quoteSlug: payable.slug,
  });
  if (!recorded.ok) throw new Error(`a share cannot be returned to the balance: ${recorded.error.kind}`);
  await creditShare(tx, { payment, now }, { amount, cause });
  const quoteId = row.quote_id ?? 0;
  await writeEvent(tx, { quoteId, state: 'partly_refunded', actor: `staff:${staff}`, cause, at: now });
};
