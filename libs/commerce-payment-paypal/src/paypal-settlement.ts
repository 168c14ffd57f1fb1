import type { SettlementLine } from '@shop/commerce-payments/providers';
import { readCsv, readRecords, UnreadableCsv, type CsvRecord, type CsvRow } from '@shop/domain/csv';
import { AMOUNT_PER_CENT, type Amount } from '@shop/domain/money';

const REQUIRED = [
  'Transaction ID',
  'PayPal Reference ID',
  'Transaction Event Code',
  'Transaction Initiation Date',
  'Transaction Debit or Credit',
  'Gross Transaction Amount',
  'Gross Transaction Currency',
  'Fee Debit or Credit',
  'Fee Amount',
  'Fee Currency',
  'Custom Field',
] as const;
const OPTIONAL = [
  'Invoice ID',
  'PayPal Reference ID Type',
  'Transaction Completion Date',
  'Consumer ID',
  'Payment Tracking ID',
  'Store ID',
  'Bank Reference ID',
  'Credit Transactional Fee',
  'Credit Promotional Fee',
  'Credit Term',
] as const;
type Record = CsvRecord<(typeof REQUIRED)[number] | (typeof OPTIONAL)[number]>;

/** Kinds of rows other than the head (`CH`) and the body (`SB`) of a section. */
const AROUND: readonly string[] = ['RH', 'FH', 'SH', 'SF', 'SC', 'RF', 'RC', 'FF'];
const CENTS = /^\d{1,12}$/;
const STAMP = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d) ([+-]\d{4})$/;

const amountOf = (record: Record, column: 'Gross Transaction Amount' | 'Fee Amount'): Amount => {
  const cents = record.get(column);
  if (!CENTS.test(cents))
    throw new UnreadableCsv(record.line, `"${cents.slice(0, 40)}" is no sum in the smallest unit`);
  return Number(cents) * AMOUNT_PER_CENT;
};

const atOf = (record: Record): Date => {
  const text = record.get('Transaction Initiation Date');
  const [, year, month, day, time, zone] = STAMP.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T${time}${zone}`);
  if (Number.isNaN(at.getTime())) throw new UnreadableCsv(record.line, `"${text.slice(0, 40)}" is no time`);
  return at;
};

/** By the event codes that PayPal documents; null for transfers, holds and conversions. */
const kindOf = (code: string): SettlementLine['kind'] | null => {
  if (code.startsWith('T00')) return 'payment';
  if (code.startsWith('T01')) return 'fee';
  if (code === 'T1107') return 'refund';
  return code === 'T1106' || code === 'T1201' || code === 'T1202' ? 'dispute' : null;
};

const feeOf = (record: Record): Amount | null => {
  if (
    record.get('Fee Amount') === '' ||
    record.get('Fee Currency') !== record.get('Gross Transaction Currency')
  )
    return null;
  const fee = amountOf(record, 'Fee Amount');
  return record.get('Fee Debit or Credit') === 'CR' ? -fee : fee;
};

const lineOf = (record: Record): SettlementLine[] => {
  const kind = kindOf(record.get('Transaction Event Code'));
  if (kind === null) return [];
  const amount = amountOf(record, 'Gross Transaction Amount');
  const isCredit = record.get('Transaction Debit or Credit') === 'CR';
  return [
    {
      ...{ movement: record.get('Transaction ID'), kind, at: atOf(record) },
      // The custom field of a refund is the refund's own key.
      reference: (kind === 'payment' && record.get('Custom Field')) || null,
      paymentId: record.get(kind === 'payment' ? 'Transaction ID' : 'PayPal Reference ID') || null,
      amount: isCredit === (kind === 'payment') ? amount : -amount,
      currency: record.get('Gross Transaction Currency'),
      fee: feeOf(record),
    },
  ];
};

const withoutKind = ({ line, cells }: CsvRow): CsvRow => ({ line, cells: cells.slice(1) });

/** The movements of a settlement report (`STL`, version 9 and later), whose sums are in the smallest unit of the currency. */
export const readPayPalSettlement = (csv: string): readonly SettlementLine[] => {
  const sections: CsvRow[][] = [];
  for (const row of readCsv(csv)) {
    const [kind = ''] = row.cells;
    if (kind === 'CH') sections.push([withoutKind(row)]);
    else if (kind === 'SB') {
      const section = sections.at(-1);
      if (!section) throw new UnreadableCsv(row.line, 'a row comes before the names of its columns');
      section.push(withoutKind(row));
    } else if (!AROUND.includes(kind))
      throw new UnreadableCsv(row.line, `"${kind.slice(0, 40)}" is no kind of row`);
  }
  if (sections.length === 0) throw new UnreadableCsv(1, 'the file has no section');
  return sections.flatMap((section) =>
    readRecords(section, { required: REQUIRED, optional: OPTIONAL }).flatMap(lineOf),
  );
};
