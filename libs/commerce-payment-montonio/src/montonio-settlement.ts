import type { SettlementLine } from '@shop/commerce-payments/providers';
import { readCsv, readRecords, UnreadableCsv, type CsvRecord } from '@shop/domain/csv';
import type { Amount } from '@shop/domain/money';
import { toAmount } from './montonio-money.ts';

const REQUIRED = [
  'createdAt',
  'type',
  'uuid',
  'orderUuid',
  'merchantReference',
  'amount',
  'currency',
  'serviceFee',
] as const;
const OPTIONAL = ['payoutUuid', 'paymentMethod', 'paymentProviderName', 'storeName', 'netAmount'] as const;
type Record = CsvRecord<(typeof REQUIRED)[number] | (typeof OPTIONAL)[number]>;

const KINDS: ReadonlyMap<string, SettlementLine['kind']> = new Map([
  ['PAYMENT', 'payment'],
  ['REFUND', 'refund'],
  ['FEE', 'fee'],
]);
/** Groups of thousands are refused: `1.234,50` and `1,234.50` cannot be distinguished from one another. */
const SUM = /^-?\d{1,10}(?:[.,]\d{1,4})?$/;

/** A spreadsheet of a Baltic language writes decimal commas. */
const amountOf = (record: Record, column: 'amount' | 'serviceFee'): Amount => {
  const text = record.get(column);
  if (!SUM.test(text)) throw new UnreadableCsv(record.line, `"${text.slice(0, 40)}" is no sum`);
  return toAmount(text.replace(',', '.').replace('-', ''));
};

const lineOf = (record: Record): SettlementLine => {
  const kind = KINDS.get(record.get('type'));
  if (kind === undefined)
    throw new UnreadableCsv(record.line, `"${record.get('type').slice(0, 40)}" is no known type`);
  const at = new Date(record.get('createdAt'));
  if (Number.isNaN(at.getTime()))
    throw new UnreadableCsv(record.line, `"${record.get('createdAt').slice(0, 40)}" is no time`);
  return {
    ...{ movement: record.get('uuid'), kind, at },
    reference: record.get('merchantReference') || null,
    paymentId: record.get('orderUuid') || null,
    amount: amountOf(record, 'amount'),
    currency: record.get('currency'),
    fee: record.get('serviceFee') === '' ? null : amountOf(record, 'serviceFee'),
  };
};

/** The movements of a payout’s export, saved as CSV: spreadsheets of Baltic languages separate cells by semicolons. */
export const readMontonioSettlement = (csv: string): readonly SettlementLine[] => {
  const [head = ''] = csv.split('\n', 1);
  const rows = readCsv(csv, head.includes(';') ? ';' : ',');
  return readRecords(rows, { required: REQUIRED, optional: OPTIONAL }).map(lineOf);
};
