import type { EmulatedOrder, PayPalBooks } from './paypal-books.ts';
import { feeOf } from './paypal-resources.ts';

/** The columns of the settlement report, version 9, in the provider's order. */
const COLUMNS = [
  'Transaction ID',
  'Invoice ID',
  'PayPal Reference ID',
  'PayPal Reference ID Type',
  'Transaction Event Code',
  'Transaction Initiation Date',
  'Transaction Completion Date',
  'Transaction Debit or Credit',
  'Gross Transaction Amount',
  'Gross Transaction Currency',
  'Fee Debit or Credit',
  'Fee Amount',
  'Fee Currency',
  'Custom Field',
  'Consumer ID',
  'Payment Tracking ID',
  'Store ID',
  'Bank Reference ID',
  'Credit Transactional Fee',
  'Credit Promotional Fee',
  'Credit Term',
] as const;

type Line = Partial<Record<(typeof COLUMNS)[number], string>>;

const row = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

const stamp = (at: Date): string =>
  `${at.toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ')} +0000`;

/** The movements of an order, each with its time. */
const movesOf = (order: EmulatedOrder): { readonly at: Date; readonly line: Line }[] => {
  const { capture, currency, reference } = order;
  if (!capture || capture.status === 'PENDING' || capture.status === 'DECLINED') return [];
  const at = (time: Date, line: Line) => ({
    at: time,
    line: {
      'Transaction Initiation Date': stamp(time),
      'Transaction Completion Date': stamp(time),
      'Gross Transaction Currency': currency,
      ...line,
    },
  });
  const taken = at(capture.at, {
    'Transaction ID': capture.id,
    'Transaction Event Code': 'T0006',
    'Transaction Debit or Credit': 'CR',
    'Gross Transaction Amount': String(capture.amount),
    'Fee Debit or Credit': 'DR',
    'Fee Amount': String(feeOf(capture)),
    'Fee Currency': currency,
    'Custom Field': reference,
  });
  const given = order.refunds.map((refund) =>
    at(refund.at, {
      'Transaction ID': refund.id,
      'PayPal Reference ID': capture.id,
      'PayPal Reference ID Type': 'TXN',
      'Transaction Event Code': 'T1107',
      'Transaction Debit or Credit': 'DR',
      'Gross Transaction Amount': String(refund.amount),
      'Custom Field': refund.customId ?? '',
    }),
  );
  const lost = capture.lostAt
    ? [
        at(capture.lostAt, {
          'Transaction ID': `D${capture.id.slice(1)}`,
          'PayPal Reference ID': capture.id,
          'PayPal Reference ID Type': 'TXN',
          'Transaction Event Code': 'T1201',
          'Transaction Debit or Credit': 'DR',
          'Gross Transaction Amount': String(capture.amount),
        }),
      ]
    : [];
  return [taken, ...given, ...lost];
};

/** The settlement report of a day in the provider's format: headers, one section, footers. */
export const settlementReport = (books: PayPalBooks, day: Date): string => {
  const date = day.toISOString().slice(0, 10);
  const lines = books
    .all()
    .flatMap(movesOf)
    .filter(({ at }) => at.toISOString().startsWith(date))
    .map(({ line }) => line);
  const account = 'EMULATED';
  return [
    row(['RH', stamp(day), 'A', account, '009']),
    row(['FH', '01']),
    row([
      'SH',
      `${date.replaceAll('-', '/')} 00:00:00 +0000`,
      `${date.replaceAll('-', '/')} 23:59:59 +0000`,
      account,
      '',
    ]),
    row(['CH', ...COLUMNS]),
    ...lines.map((line) => row(['SB', ...COLUMNS.map((column) => line[column] ?? '')])),
    row(['SC', String(lines.length)]),
    row(['RC', String(lines.length)]),
    row(['FF', String(lines.length)]),
    '',
  ].join('\r\n');
};
