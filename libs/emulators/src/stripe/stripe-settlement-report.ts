import { feeOf, type EmulatedSession, type StripeBooks } from './stripe-books.ts';

/** Columns of “Balance change from activity”, itemised, with the metadata that an account may choose. */
const COLUMNS = [
  'balance_transaction_id',
  'created_utc',
  'available_on_utc',
  'currency',
  'gross',
  'fee',
  'net',
  'reporting_category',
  'source_id',
  'description',
  'customer_facing_amount',
  'customer_facing_currency',
  'charge_id',
  'payment_intent_id',
  'payment_metadata[reference]',
] as const;

type Line = Partial<Record<(typeof COLUMNS)[number], string>>;
type Move = { readonly at: Date; readonly line: Line };

const units = (cents: number): string => (cents / 100).toFixed(2);
const stamp = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const DISPUTE_FEE_CENTS = 2_000;

const movesOf = (session: EmulatedSession): Move[] => {
  const { charge, currency, intentId, name } = session;
  if (!charge) return [];
  const move = (
    at: Date,
    category: string,
    { id, cents, fee }: { id: string; cents: number; fee: number },
  ): Move => ({
    at,
    line: {
      ...{ balance_transaction_id: `txn_${id}`, created_utc: stamp(at), available_on_utc: stamp(at) },
      ...{ currency, gross: units(cents), fee: units(fee), net: units(cents - fee) },
      ...{ reporting_category: category, source_id: id, description: name },
      ...{ customer_facing_amount: units(cents), customer_facing_currency: currency },
      ...{ charge_id: charge.id, payment_intent_id: intentId ?? '' },
      ...(session.metadata['reference'] !== undefined && {
        'payment_metadata[reference]': session.metadata['reference'],
      }),
    },
  });
  const { dispute } = charge;
  return [
    move(charge.at, 'charge', { id: charge.id, cents: charge.amount, fee: feeOf(session) }),
    ...charge.refunds
      .filter(({ status }) => status !== 'failed')
      .map(({ id, amount, at }) => move(at, 'refund', { id, cents: -amount, fee: 0 })),
    ...(dispute?.takenAt
      ? [move(dispute.takenAt, 'dispute', { id: dispute.id, cents: -charge.amount, fee: DISPUTE_FEE_CENTS })]
      : []),
    ...(dispute?.takenAt && dispute.returnedAt
      ? [
          move(dispute.returnedAt, 'dispute_reversal', {
            ...{ id: `${dispute.id}_won`, cents: charge.amount, fee: -DISPUTE_FEE_CENTS },
          }),
        ]
      : []),
  ];
};

/** The report of a day in the provider's format. */
export const settlementReport = (books: StripeBooks, day: Date): string => {
  const date = day.toISOString().slice(0, 10);
  const lines = books
    .all()
    .flatMap(movesOf)
    .filter(({ at }) => at.toISOString().startsWith(date));
  return [
    COLUMNS.join(','),
    ...lines.map(({ line }) => COLUMNS.map((column) => cell(line[column] ?? '')).join(',')),
    '',
  ].join('\n');
};
