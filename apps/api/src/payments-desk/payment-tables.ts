import type { findMovements, ListedPayment } from '@shop/commerce-settlements';
import type { PaymentState } from '@shop/domain/payment-state';
import { alignedRows } from './aligned-rows.ts';
import { methodOf, moneyOf } from './desk-texts.ts';

const STATES: Readonly<Record<PaymentState, true>> = {
  ...{ created: true, pending: true, authorised: true, in_review: true, captured: true, disputed: true },
  ...{ failed: true, cancelled: true, refund_due: true, refunded: true, charged_back: true },
};

export const isPaymentState = (text: string): text is PaymentState => Object.hasOwn(STATES, text);

const COLUMNS = [
  ...['reference', 'created', 'order', 'brand', 'method', 'provider', 'state'],
  ...['charged', 'refunded', 'fee', 'settled'],
];

const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');
const stateOf = ({ state, inReview }: ListedPayment): string =>
  inReview && state !== 'in_review' ? `${state}, in review` : state;

const cellsOf = (one: ListedPayment, provider: string): string[] => [
  ...[one.reference, minuteOf(one.createdAt), one.order ?? '-', one.brand, methodOf(one.method), provider],
  stateOf(one),
  moneyOf(one.charged),
  one.refunded.amount > 0 ? moneyOf(one.refunded) : '-',
  one.fee ? moneyOf(one.fee) : '-',
  one.settledOn ?? '-',
];

/** Payments as a table of text. */
export const paymentTableOf = (
  payments: readonly ListedPayment[],
  providerOf: (method: number) => string,
): string => {
  if (payments.length === 0) return 'No such payment.';
  return alignedRows([COLUMNS, ...payments.map((one) => cellsOf(one, providerOf(one.method)))]);
};

type Page = {
  readonly reference: string;
  /** Null for money that only a settlement report knows. */
  readonly payment: ListedPayment | null;
  readonly movements: Awaited<ReturnType<typeof findMovements>>;
  readonly provider: string | undefined;
};

const factsOf = (one: ListedPayment, provider: string | undefined): (readonly [string, string | null])[] => [
  ['order', one.order],
  ['brand', one.brand],
  ['method', one.option ? `${methodOf(one.method)}, ${one.option}` : methodOf(one.method)],
  ['provider', [provider, one.providerRef && `(${one.providerRef})`].filter(Boolean).join(' ') || null],
  ['state', one.reason ? `${stateOf(one)} (${one.reason})` : stateOf(one)],
  ['dispute', one.dispute],
  ['created', minuteOf(one.createdAt)],
  ['booked', one.bookedAt && minuteOf(one.bookedAt)],
  ['charged', moneyOf(one.charged)],
  ['captured', one.captured && moneyOf(one.captured)],
  ['refunded', one.refunded.amount > 0 ? moneyOf(one.refunded) : null],
  ['fee', one.fee && moneyOf(one.fee)],
  ['settled', one.settledOn],
];

/** One payment with all its data, and what settlement reports say about it. */
export const paymentPageOf = ({ reference, payment, movements, provider }: Page): string => {
  const facts = payment ? factsOf(payment, provider) : [['state', 'the shop has no such payment'] as const];
  const lines = [['reference', reference] as const, ...facts].flatMap(([name, value]) =>
    value ? [`${name.padEnd(9)} ${value}`] : [],
  );
  const moved = movements.map(({ kind, amount, currency, fee, day, file }) => {
    const kept = fee === null || fee === 0 ? '' : `, fee ${moneyOf({ amount: fee, currency })}`;
    return `  ${day}  ${kind}  ${moneyOf({ amount, currency })}${kept}  (${file})`;
  });
  return [...lines, ...(moved.length > 0 ? ['settlement', ...moved] : [])].join('\n');
};
