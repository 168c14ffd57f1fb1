import { PREPARED, sql, type Database, type Schema, type Transaction } from '@shop/database';
import { ORDERS_PER_PAGE, type OrderFilterName } from '@shop/domain/order-number';
import { orderIdIn, startOfPeriod, type OrderNarrowing } from '@shop/domain/order-list';
import type { Selectable } from 'kysely';

/** An order with its offer. */
export type OrderRow = Selectable<Schema['quote']> & Selectable<Schema['order_offer']>;
export type OrderLineRow = Selectable<Schema['order_line']>;
/** What a list shows of an order. */
export type ListedOrderRow = Pick<
  OrderRow,
  | 'id'
  | 'kind'
  | 'slug'
  | 'state'
  | 'placed_at'
  | 'created_at'
  | 'currency_id'
  | 'total'
  | 'balance_used'
  | 'totals'
>;
export type ListedLineRow = Pick<OrderLineRow, 'quote_id' | 'quantity' | 'picture' | 'names'>;
export type Viewer = { readonly brand: string; readonly sessionId: number; readonly clientId: number | null };

/** All columns by name, for prepared statements: the compiler refuses the list when one is missing. */
const WHOLE_ORDER = [
  ...(['quote.id', 'slug', 'kind', 'brand', 'brand_number', 'visitor_id', 'client_id'] as const),
  ...(['company_id', 'state'] as const),
  ...(['state_before_dispute', 'language', 'email', 'currency_id', 'balance_used', 'payment_fee'] as const),
  ...(['total', 'placed_at', 'paid_at', 'created_at', 'updated_at', 'quote_id', 'rate', 'totals'] as const),
  ...(['shipping_method', 'delivery_choice', 'address', 'country_id'] as const),
] as const;
const WHOLE_LINE = [
  ...(['id', 'quote_id', 'position', 'product_id', 'variant_id', 'sku', 'slug', 'names'] as const),
  ...(['variant_names', 'picture', 'quantity', 'unit_price', 'unit_price_usd', 'line_total'] as const),
  'details',
] as const;

const offered = (db: Database) =>
  db.selectFrom('quote').innerJoin('order_offer', 'order_offer.quote_id', 'quote.id');

/** Orders that a brand's shoppers can see. */
export const placedAt = (db: Database, brand: string) =>
  offered(db).where('quote.brand', '=', brand).where('quote.placed_at', 'is not', null);

const byId = (db: Database, id: number) =>
  offered(db).selectAll(['quote', 'order_offer']).where('quote.id', '=', id);

export const getOrder = (db: Database, id: number): Promise<OrderRow> =>
  byId(db, id).executeTakeFirstOrThrow();

export const lockOrder = (tx: Transaction, id: number): Promise<OrderRow> =>
  byId(tx, id).forUpdate().executeTakeFirstOrThrow();

const isPayable = sql<boolean>`exists (
  select from payable where payable.rel_id = quote.id and payable.state = 'open' and payable.kind = quote.kind)`;

const ofType = (db: Database, { brand, clientId }: Viewer, filter: OrderFilterName) => {
  const own = placedAt(db, brand).where('quote.client_id', '=', clientId);
  switch (filter) {
    case 'marketplace':
      return own.where('quote.kind', '=', 'marketplace');
    case 'quotes':
      return own.where('quote.kind', '=', 'quote');
    case 'forward_requests':
      return own.where('quote.kind', '=', 'forward_request');
    case 'unpaid':
      return own.where(isPayable);
    case 'delivered':
      return own.where('quote.state', '=', 'delivered');
    case 'all_orders':
      return own;
  }
};

/** The filters of a client's orders. */
export type OrdersAsked = { readonly filter: OrderFilterName } & OrderNarrowing;

/** The words as a part of a pattern: pattern characters are escaped. */
const anywhere = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;

const holds = (words: string) => sql<boolean>`exists (
  select from order_line line where line.quote_id = quote.id and (
    line.sku ilike ${anywhere(words)}
    or exists (select from jsonb_each_text(line.names) name where name.value ilike ${anywhere(words)})))`;

const filtered = (db: Database, viewer: Viewer, asked: OrdersAsked, now: Date) => {
  const { filter, state, period, search } = asked;
  let orders = ofType(db, viewer, filter);
  if (state) orders = orders.where('quote.state', '=', state);
  if (period) orders = orders.where('quote.placed_at', '>=', startOfPeriod(period, now));
  if (search === '') return orders;
  const id = orderIdIn(search);
  return orders.where((eb) => eb.or([holds(search), ...(id === null ? [] : [eb('quote.id', '=', id)])]));
};

/** One page of a client's orders, newest first, and how many there are. */
export const findOrders = async (
  db: Database,
  viewer: Viewer,
  asked: OrdersAsked,
  { page, now }: { page: number; now: Date },
): Promise<{ orders: ListedOrderRow[]; total: number }> => {
  const before = (page - 1) * ORDERS_PER_PAGE;
  const orders = await filtered(db, viewer, asked, now)
    .modifyFront(PREPARED)
    .select(['quote.id', 'quote.kind', 'quote.slug', 'quote.state', 'quote.placed_at', 'quote.created_at'])
    .select(['quote.currency_id', 'total', 'balance_used', 'totals'])
    .orderBy('quote.placed_at', 'desc')
    .orderBy('quote.id', 'desc')
    .limit(ORDERS_PER_PAGE)
    .offset(before)
    .execute();
  // The last page counts by itself; nearly every client has no other.
  const isLast = orders.length < ORDERS_PER_PAGE && (orders.length > 0 || before === 0);
  if (isLast) return { orders, total: before + orders.length };
  const { total } = await filtered(db, viewer, asked, now)
    .modifyFront(PREPARED)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { orders, total: Number(total) };
};

/** A placed order of any client. */
export const findClientOrder = (db: Database, brand: string, slug: string): Promise<OrderRow | undefined> =>
  placedAt(db, brand)
    .modifyFront(PREPARED)
    .select(WHOLE_ORDER)
    .where('quote.slug', '=', slug)
    .where('quote.client_id', 'is not', null)
    .executeTakeFirst();

/** The last order that this visitor placed, as a guest or as a client. */
export const findLastOrder = (db: Database, viewer: Viewer): Promise<OrderRow | undefined> =>
  placedAt(db, viewer.brand)
    .selectAll(['quote', 'order_offer'])
    .where((eb) =>
      eb.or([
        eb.and([eb('quote.client_id', 'is', null), eb('quote.visitor_id', '=', viewer.sessionId)]),
        ...(viewer.clientId === null ? [] : [eb('quote.client_id', '=', viewer.clientId)]),
      ]),
    )
    .orderBy('quote.placed_at', 'desc')
    .orderBy('quote.id', 'desc')
    .limit(1)
    .executeTakeFirst();

const isOneOf = (column: string, ids: readonly number[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]})`;

/** Rows by their order, as they come. */
const byOrder = <Row extends { readonly quote_id: number }>(rows: readonly Row[]): Map<number, Row[]> => {
  const found = new Map<number, Row[]>();
  for (const row of rows) found.set(row.quote_id, [...(found.get(row.quote_id) ?? []), row]);
  return found;
};

export const findLines = (db: Database, quoteId: number): Promise<OrderLineRow[]> =>
  db
    .selectFrom('order_line')
    .modifyFront(PREPARED)
    .select(WHOLE_LINE)
    .where('quote_id', '=', quoteId)
    .orderBy('position')
    .execute();

export const findListedLines = async (
  db: Database,
  quoteIds: readonly number[],
): Promise<Map<number, ListedLineRow[]>> =>
  byOrder(
    await db
      .selectFrom('order_line')
      .modifyFront(PREPARED)
      .select(['quote_id', 'quantity', 'picture', 'names'])
      .where(isOneOf('quote_id', quoteIds))
      .orderBy('quote_id')
      .orderBy('position')
      .execute(),
  );

/** The payables of orders that can be paid now. */
export const findOpenPayables = async (
  db: Database,
  quoteIds: readonly number[],
): Promise<Map<number, string>> => {
  const rows = await db
    .selectFrom('payable')
    .modifyFront(PREPARED)
    .innerJoin('quote', (join) =>
      join.onRef('quote.id', '=', 'payable.rel_id').onRef('quote.kind', '=', 'payable.kind'),
    )
    .select(['payable.rel_id', 'payable.slug'])
    .where(isOneOf('payable.rel_id', quoteIds))
    .where('payable.state', '=', 'open')
    .execute();
  return new Map(rows.map(({ rel_id, slug }) => [rel_id, slug]));
};

/** The events of orders, oldest first. */
export const findTimelines = async (db: Database, quoteIds: readonly number[]) =>
  byOrder(
    await db
      .selectFrom('order_event')
      .modifyFront(PREPARED)
      .select(['quote_id', 'state', 'created_at'])
      .where(isOneOf('quote_id', quoteIds))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );

/** When the buyer changed the address of orders, oldest first. */
export const findAddressChanges = async (db: Database, quoteIds: readonly number[]) =>
  byOrder(
    await db
      .selectFrom('order_address_change')
      .modifyFront(PREPARED)
      .select(['quote_id', 'created_at'])
      .where(isOneOf('quote_id', quoteIds))
      .orderBy('id')
      .execute(),
  );

export type PaidRow = Pick<
  Selectable<Schema['payment']>,
  'provider' | 'amount' | 'balance_amount' | 'refunded_amount' | 'state'
>;

/** The payments that paid the order, in any later state. */
export const findBookedPayments = (db: Database, quoteId: number): Promise<PaidRow[]> =>
  db
    .selectFrom('payment')
    .modifyFront(PREPARED)
    .select(['provider', 'amount', 'balance_amount', 'refunded_amount', 'state'])
    .where('quote_id', '=', quoteId)
    .where('booked_at', 'is not', null)
    .orderBy('id')
    .execute();

/** An order's parcels, each with its carrier's latest report. */
export const findParcels = (db: Database, quoteId: number) =>
  db
    .selectFrom('parcel')
    .modifyFront(PREPARED)
    .select(['carrier', 'number'])
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('parcel_event')
            .select('state')
            .whereRef('parcel_id', '=', 'parcel.id')
            .orderBy('at', 'desc')
            .orderBy('id', 'desc')
            .limit(1),
          sql.lit('registered' as const),
        )
        .as('state'),
    )
    .where('quote_id', '=', quoteId)
    .orderBy('id')
    .execute();

export type WithdrawnPart = {
  readonly to_balance: number;
  /** Goods that were withdrawn and not refused, of all lines. */
  readonly quantity: number;
};

/** The statements of withdrawal from an order. */
export const findWithdrawnParts = async (db: Database, quoteId: number): Promise<WithdrawnPart[]> => {
  const rows = await db
    .selectFrom('withdrawal')
    .leftJoin('withdrawal_line', (join) =>
      join
        .onRef('withdrawal_line.withdrawal_id', '=', 'withdrawal.id')
        .on('withdrawal_line.refusal', 'is', null),
    )
    .select(['withdrawal.id', 'withdrawal.to_balance'])
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('withdrawal_line.quantity'), eb.lit(0)).as('quantity'))
    .where('withdrawal.quote_id', '=', quoteId)
    .groupBy(['withdrawal.id', 'withdrawal.to_balance'])
    .execute();
  return rows.map(({ to_balance, quantity }) => ({ to_balance, quantity: Number(quantity) }));
};
