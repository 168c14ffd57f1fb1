import type { Transaction } from '@shop/database';
import type { ReturnException } from '@shop/domain/market-duties';
import { isSent } from '@shop/domain/order-road';
import { err, ok, type Result } from '@shop/domain/result';
import { isTooLate, lastDayToSend } from '@shop/domain/withdrawal';
import { findReturnExceptions } from '@shop/commerce-catalogue';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import {
  cancelOrderIn,
  findOrderLines,
  lockOrder,
  type CancelDeps,
  type OrderLineRow,
  type OrderRow,
} from '@shop/commerce-orders';
import { lockPaymentOfOrder } from '@shop/commerce-payments';
import { receiptMail } from './withdrawal-mail.ts';
import {
  countWithdrawn,
  findArrival,
  findByKey,
  insertWithdrawal,
  updateWithdrawal,
  type StatedLine,
  type WithdrawalRow,
} from './withdrawals.repository.ts';

export type Statement = {
  readonly brand: ShopBrand;
  readonly language: Locale;
  readonly quoteId: number;
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly number: string;
  /** The goods in the consumer's own words: staff find the lines. */
  readonly goods: string | null;
  /** Null: all that is left of the order. */
  readonly lines: readonly { readonly id: number; readonly quantity: number }[] | null;
};

export type StatementRefusal =
  /** The goods were withdrawn in the meantime, or the order has ended. */
  'withdrawal_changed';

/** An order with what decides about its withdrawal, read under its lock. */
export type OrderFacts = {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly withdrawn: ReadonlyMap<number, number>;
  readonly exceptions: ReadonlyMap<number, ReturnException>;
  readonly arrivedAt: Date | null;
};

export const readFacts = async (tx: Transaction, order: OrderRow): Promise<OrderFacts> => {
  const lines = await findOrderLines(tx, order.id);
  return {
    order,
    lines,
    withdrawn: await countWithdrawn(tx, order.id),
    exceptions: await findReturnExceptions(
      tx,
      lines.flatMap(({ product_id }) => product_id ?? []),
    ),
    arrivedAt: await findArrival(tx, order.id),
  };
};

/** Goods of a line that were not withdrawn yet. */
export const leftOf = (
  { withdrawn }: Pick<OrderFacts, 'withdrawn'>,
  { id, quantity }: OrderLineRow,
): number => Math.max(0, quantity - (withdrawn.get(id) ?? 0));

const isLate = ({ arrivedAt }: OrderFacts, { promises, timeZone }: ShopBrand, now: Date): boolean =>
  isTooLate({ arrivedAt, returnDays: promises?.returnDays ?? 0, timeZone }, now);

const chosenOf = (facts: OrderFacts, { lines }: Statement) =>
  lines ??
  facts.lines
    .map((line) => ({ id: line.id, quantity: leftOf(facts, line) }))
    .filter(({ quantity }) => quantity > 0);

/** Whether sealed goods were opened is seen on their return: only goods made to measure are refused at once. */
const refusalOf = ({ exceptions }: OrderFacts, line: OrderLineRow): string | null =>
  line.product_id !== null && exceptions.get(line.product_id) === 'made_to_measure'
    ? 'made_to_measure'
    : null;

/** The chosen lines, each accepted or refused; null where goods are chosen that are not there. */
const judge = (facts: OrderFacts, statement: Statement, isRefused: boolean): StatedLine[] | null => {
  const judged = chosenOf(facts, statement).map(({ id, quantity }) => {
    const line = facts.lines.find((known) => known.id === id);
    if (!line || quantity > leftOf(facts, line)) return null;
    return { orderLineId: id, quantity, refusal: isRefused ? 'too_late' : refusalOf(facts, line) };
  });
  const known = judged.filter((line) => line !== null);
  const isOnce = new Set(known.map(({ orderLineId }) => orderLineId)).size === judged.length;
  return known.length === judged.length && isOnce ? known : null;
};

const isWhole = ({ lines }: OrderFacts, stated: readonly StatedLine[]): boolean =>
  lines.length === stated.length &&
  lines.every(({ id, quantity }) =>
    stated.some((line) => line.orderLineId === id && line.quantity === quantity && line.refusal === null),
  );

const ENDED = ['cancelled', 'refunded'];
const isOver = ({ order }: OrderFacts): boolean =>
  order.kind === 'forward_request' || order.paid_at === null || ENDED.includes(order.state);

/** Where a statement stands at once. */
type Standing = Pick<
  WithdrawalRow,
  'state' | 'reason' | 'return_by' | 'evidence' | 'received_at' | 'ended_at'
>;
const OPEN = { reason: null, return_by: null, evidence: null, received_at: null, ended_at: null } as const;

const standingOf = (
  facts: OrderFacts,
  { brand, goods }: Statement,
  lines: readonly StatedLine[],
  now: Date,
): Standing => {
  if (goods !== null || (lines.length === 0 && isOver(facts))) return { ...OPEN, state: 'stated' };
  const refused = (reason: string): Standing => ({ ...OPEN, state: 'refused', reason, ended_at: now });
  const [first] = lines;
  if (!first) return refused('already_stated');
  if (first.refusal !== null && lines.every(({ refusal }) => refusal !== null)) return refused(first.refusal);
  if (!isSent(facts.order.state_before_dispute ?? facts.order.state))
    return { ...OPEN, state: 'received', evidence: 'not_sent', received_at: now };
  return { ...OPEN, state: 'awaiting_goods', return_by: lastDayToSend(now, brand.timeZone) };
};

/**
 * Keeps a statement about a known order and mails its receipt. Under the locks of the order's payment, so that two
 * statements, a cancellation and a refund are serialised. A statement that was kept before is answered as it was.
 */
export const stateWithdrawal = (
  deps: CancelDeps,
  statement: Statement,
): Promise<Result<WithdrawalRow, StatementRefusal>> =>
  deps.settling.db.transaction().execute(async (tx) => {
    const { brand, key, quoteId } = statement;
    await lockPaymentOfOrder(deps.settling, tx, quoteId);
    const order = await lockOrder(tx, quoteId);
    const earlier = await findByKey(tx, brand.key, key);
    if (earlier) return earlier.quote_id === quoteId ? ok(earlier) : err('withdrawal_changed' as const);
    const facts = await readFacts(tx, order);
    const now = deps.settling.clock();
    if (statement.lines !== null && isOver(facts)) return err('withdrawal_changed');
    const lines =
      statement.goods !== null || isOver(facts) ? [] : judge(facts, statement, isLate(facts, brand, now));
    if (!lines) return err('withdrawal_changed');
    return keep(deps, tx, { statement, facts, lines, now });
  });

type Kept = {
  readonly statement: Statement;
  readonly facts: OrderFacts;
  readonly lines: readonly StatedLine[];
  readonly now: Date;
};

const keep = async (deps: CancelDeps, tx: Transaction, { statement, facts, lines, now }: Kept) => {
  const { brand, language, quoteId, key, name, email, number, goods } = statement;
  const { order } = facts;
  const isCancelled =
    order.state === 'paid' &&
    isWhole(facts, lines) &&
    (await cancelOrderIn(deps, tx, order.id, 'changed_mind')).ok;
  const standing: Standing = isCancelled
    ? { ...OPEN, state: 'refunded', evidence: 'not_sent', received_at: now, ended_at: now }
    : standingOf(facts, statement, lines, now);
  const said = { key, name, email, number, goods, language, quote_id: quoteId, brand: brand.key };
  const row = await insertWithdrawal(tx, { ...said, ...standing, stated_at: now }, lines);
  if (!row) return err('withdrawal_changed' as const);
  if (isCancelled)
    await updateWithdrawal(tx, row.id, { to_payer: order.total, to_balance: order.balance_used });
  await deps.mail.enqueue(tx, await receiptMail(tx, deps.brands, row, order));
  return ok(row);
};
