import { feeOf } from './montonio-api.ts';
import type { EmulatedOrder, MontonioBooks } from './montonio-books.ts';

const COLUMNS = [
  'createdAt',
  'type',
  'uuid',
  'orderUuid',
  'merchantReference',
  'amount',
  'currency',
  'serviceFee',
  'paymentProviderName',
] as const;

type Line = Readonly<Record<(typeof COLUMNS)[number], string>>;
type Move = { readonly at: Date; readonly line: Line };

const units = (cents: number): string => (cents / 100).toFixed(2);

const movesOf = (order: EmulatedOrder): Move[] => {
  const { uuid, reference, currency, bank, paidAt } = order;
  if (!paidAt) return [];
  const common = { orderUuid: uuid, merchantReference: reference, currency, paymentProviderName: bank ?? '' };
  const move = (at: Date, own: Omit<Line, 'createdAt' | keyof typeof common>): Move => ({
    at,
    line: { ...common, ...own, createdAt: at.toISOString() },
  });
  const payment = { type: 'PAYMENT', uuid: `${uuid}-1`, serviceFee: units(feeOf(order)) };
  return [
    move(paidAt, { ...payment, amount: units(order.amount) }),
    ...order.refunds.flatMap((refund) =>
      refund.arrivedAt
        ? [
            move(refund.arrivedAt, {
              type: 'REFUND',
              uuid: refund.uuid,
              amount: units(refund.amount),
              serviceFee: '',
            }),
          ]
        : [],
    ),
  ];
};

/** The movements of a day as the shop expects a payout's export saved as CSV. */
export const settlementReport = (books: MontonioBooks, day: Date): string => {
  const date = day.toISOString().slice(0, 10);
  const lines = books
    .all()
    .flatMap(movesOf)
    .filter(({ at }) => at.toISOString().startsWith(date));
  return [
    COLUMNS.join(','),
    ...lines.map(({ line }) => COLUMNS.map((column) => `"${line[column].replaceAll('"', '""')}"`).join(',')),
    '',
  ].join('\r\n');
};
