import { companyToWire } from './company-to-wire.ts';
import { findOrderCompany } from './order-company.repository.ts';
import type { ListedOrder, Order, OrderRoad, OrderSummary } from '@shop/contracts/orders';
import type { Database, Words } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { sumOf } from '@shop/domain/money';
import { orderNumber } from '@shop/domain/order-number';
import { ordersUnderWay } from '@shop/domain/order-road';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { toWire } from '@shop/domain/wire-amount';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import { toStamp } from '@shop/commerce-kit/stamp';
import { mayOf } from './may-of.ts';
import { isWithdrawable } from './withdrawable.ts';
import { orderTotal, storedBreakdownToWire, storedTotalsToWire } from './order-totals.ts';
import {
  findAddressChanges,
  findBookedPayments,
  findLines,
  findListedLines,
  findParcels,
  findOpenPayables,
  findTimelines,
  findWithdrawnParts,
  type ListedLineRow,
  type ListedOrderRow,
  type OrderLineRow,
  type OrderRow,
  type PaidRow,
  type WithdrawnPart,
} from './orders.repository.ts';

const MOST_PICTURES = 4;

const inWords = (words: Words, locale: Locale): string => words[locale] ?? words['en'] ?? '';

const pictureOf = (line: ListedLineRow, locale: Locale) => ({
  source: line.picture ?? '',
  alt: inWords(line.names, locale),
});

export const answerOrders = async (
  db: Database,
  orders: readonly ListedOrderRow[],
  locale: Locale,
): Promise<OrderSummary[]> => {
  const ids = orders.map(({ id }) => id);
  const [lines, payables] = await Promise.all([findListedLines(db, ids), findOpenPayables(db, ids)]);
  return orders.map((order) => summaryOf(order, lines.get(order.id) ?? [], payables.get(order.id), locale));
};

const summaryOf = (
  order: ListedOrderRow,
  lines: readonly ListedLineRow[],
  payableSlug: string | undefined,
  locale: Locale,
): OrderSummary => ({
  id: order.id,
  number: orderNumber(order.kind, order.id),
  slug: order.slug,
  kind: order.kind,
  state: order.state,
  created_at: toStamp(order.placed_at ?? order.created_at),
  currency: getCurrencyCode(order.currency_id),
  total: toWire(orderTotal({ total: order.total, balance: order.balance_used })),
  items_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  images: lines
    .filter(({ picture }) => picture !== null)
    .slice(0, MOST_PICTURES)
    .map((line) => pictureOf(line, locale)),
  payable_slug: payableSlug ?? null,
});

type RoadRow = Pick<OrderRow, 'id' | 'totals'>;

const findRoadRows = async (db: Database, ids: readonly number[]) => {
  const [timelines, changes] = await Promise.all([findTimelines(db, ids), findAddressChanges(db, ids)]);
  return (id: number) => ({ timeline: timelines.get(id) ?? [], changes: changes.get(id) ?? [] });
};

type RoadRows = ReturnType<Awaited<ReturnType<typeof findRoadRows>>>;

const roadOf = ({ totals }: RoadRow, { timeline, changes }: RoadRows): OrderRoad => ({
  days_from: totals.days_from,
  days_to: totals.days_to,
  address_changes: changes.map(({ created_at }) => toStamp(created_at)),
  timeline: timeline.map(({ state, created_at }) => ({ state, at: toStamp(created_at) })),
});

/** Adds the road to the listed orders under way. */
export const addRoads = async (
  db: Database,
  orders: readonly ListedOrderRow[],
): Promise<(listed: OrderSummary) => ListedOrder> => {
  const underWay = ordersUnderWay(orders);
  if (underWay.length === 0) return (listed) => listed;
  const rowsOf = await findRoadRows(
    db,
    underWay.map(({ id }) => id),
  );
  const roads = new Map(underWay.map((order) => [order.id, roadOf(order, rowsOf(order.id))]));
  return (listed) => {
    const road = roads.get(listed.id);
    return road ? { ...listed, road } : listed;
  };
};

const lineOf = (line: OrderLineRow, locale: Locale): Order['lines'][number] => ({
  product_id: line.product_id ?? 0,
  variant_id: line.variant_id,
  slug: line.slug ?? '',
  name: inWords(line.names, locale),
  manufacturer: line.details.manufacturer ?? '',
  image: pictureOf(line, locale),
  attributes: (line.variant_names ?? []).map((words) => inWords(words, locale)),
  quantity: line.quantity,
  price: toWire(line.unit_price),
  line_total: toWire(line.line_total),
});

/** A full refund includes the part that was paid from the balance. */
const refundedOf = ({ state, refunded_amount, balance_amount }: PaidRow): number =>
  refunded_amount + (RETURNED.includes(state) ? balance_amount : 0);

const RETURNED: readonly string[] = ['refunded', 'charged_back'];

/** Parts of an order that returned to the balance before the rest of it. */
const partsInBalance = (payments: readonly PaidRow[], withdrawn: readonly WithdrawnPart[]): number =>
  payments.some(({ state }) => RETURNED.includes(state))
    ? 0
    : sumOf(withdrawn.map(({ to_balance }) => to_balance));

type Seen = { readonly locale: Locale; readonly brand: ShopBrand; readonly now: Date };

export const answerOrder = async (
  db: Database,
  order: OrderRow,
  { locale, brand, now }: Seen,
): Promise<Order> => {
  const [lines, payables, rowsOf, payments, parcels, withdrawn, company] = await Promise.all([
    findLines(db, order.id),
    findOpenPayables(db, [order.id]),
    findRoadRows(db, [order.id]),
    findBookedPayments(db, order.id),
    findParcels(db, order.id),
    findWithdrawnParts(db, order.id),
    findOrderCompany(db, order.id),
  ]);
  const rows = rowsOf(order.id);
  const { totals, delivery_choice: choice } = order;
  return {
    ...summaryOf(order, lines, payables.get(order.id), locale),
    email: order.email,
    lines: lines.map((line) => lineOf(line, locale)),
    breakdown: storedBreakdownToWire(totals),
    totals: storedTotalsToWire(totals),
    shipping_method: order.shipping_method,
    address: order.address,
    company: companyToWire(company),
    courier: choice.courier,
    pickup_point: choice.pickup_point,
    payments: payments.flatMap(({ provider, amount, balance_amount }) => [
      ...(balance_amount > 0
        ? [{ payment_processor_id: PAYMENT_PROVIDER.balance, amount: toWire(balance_amount) }]
        : []),
      ...(amount > 0 ? [{ payment_processor_id: provider, amount: toWire(amount) }] : []),
    ]),
    may: mayOf(order, {
      parcels,
      isWithdrawable: isWithdrawable({ lines, timeline: rows.timeline, withdrawn, brand, now }),
    }),
    parcels,
    refunded: toWire(sumOf(payments.map(refundedOf)) + partsInBalance(payments, withdrawn)),
    ...roadOf(order, rows),
  };
};
