import type { SettlementLine } from '@shop/commerce-payments/providers';
import { readCsv, readRecords, UnreadableCsv, type CsvRecord } from '@shop/domain/csv';
import type { Amount } from '@shop/domain/money';

const REQUIRED = [
  'balance_transaction_id',
  'created_utc',
  'currency',
  'gross',
  'fee',
  'net',
  'reporting_category',
  'source_id',
  'customer_facing_amount',
  'customer_facing_currency',
  'payment_intent_id',
  'payment_metadata[reference]',
] as const;
/** Columns that may be chosen in addition. */
const OPTIONAL = [
  'created',
  'available_on_utc',
  'available_on',
  'description',
  'charge_id',
  'charge_created_utc',
  'charge_created',
  'automatic_payout_id',
  'automatic_payout_effective_at_utc',
  'automatic_payout_effective_at',
  'payment_method_type',
  'card_brand',
  'card_funding',
  'card_country',
  'statement_descriptor',
  'dispute_reason',
  'payment_metadata[brand]',
  'refund_metadata[key]',
] as const;
type Record = CsvRecord<(typeof REQUIRED)[number] | (typeof OPTIONAL)[number]>;

const DIGITS = 4;
const DECIMAL = /^(-?)(\d{1,10})(?:\.(\d{1,4}))?$/;
const STAMP = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

const amountOf = (record: Record, column: 'gross' | 'fee' | 'customer_facing_amount'): Amount => {
  const text = record.get(column);
  const [, sign, units = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  if (units === '') throw new UnreadableCsv(record.line, `"${text.slice(0, 40)}" is no sum`);
  const amount = Number(units + fraction.padEnd(DIGITS, '0'));
  return sign && amount !== 0 ? -amount : amount;
};

const atOf = (record: Record): Date => {
  const text = record.get('created_utc');
  const at = new Date(`${text.replace(' ', 'T')}Z`);
  if (!STAMP.test(text) || Number.isNaN(at.getTime()))
    throw new UnreadableCsv(record.line, `"${text.slice(0, 40)}" is no time`);
  return at;
};

/** What the balance gains by a movement of each category that concerns a payment; others are transfers and payouts. */
const KINDS: ReadonlyMap<string, SettlementLine['kind']> = new Map([
  ['charge', 'payment'],
  ['charge_failure', 'payment'],
  ['refund', 'refund'],
  ['refund_failure', 'refund'],
  ['dispute', 'dispute'],
  ['dispute_reversal', 'dispute'],
  ['fee', 'fee'],
]);

/** The sum in the currency that the buyer paid: the balance may be in another. */
const moneyOf = (record: Record): Pick<SettlementLine, 'amount' | 'currency' | 'fee'> => {
  const gross = amountOf(record, 'gross');
  const currency = record.get('currency').toUpperCase();
  const paid = record.get('customer_facing_currency').toUpperCase();
  if (paid === '' || paid === currency) return { amount: gross, currency, fee: amountOf(record, 'fee') };
  const amount = Math.abs(amountOf(record, 'customer_facing_amount'));
  return { amount: gross < 0 ? -amount : amount, currency: paid, fee: null };
};

const lineOf = (record: Record): SettlementLine[] => {
  const kind = KINDS.get(record.get('reporting_category'));
  if (kind === undefined) return [];
  const { amount, currency, fee } = moneyOf(record);
  return [
    {
      ...{ movement: record.get('balance_transaction_id'), kind, at: atOf(record), currency, fee },
      reference: record.get('payment_metadata[reference]') || null,
      paymentId: record.get('payment_intent_id') || null,
      amount: kind === 'payment' || amount === 0 ? amount : -amount,
    },
  ];
};

/** The movements of the report “Balance change from activity”, itemised, whose sums are in units of the currency. */
export const readStripeSettlement = (csv: string): readonly SettlementLine[] =>
  readRecords(readCsv(csv), { required: REQUIRED, optional: OPTIONAL }).flatMap(lineOf);
