import { createHash } from 'node:crypto';
import { orderStory, writeRequestedOrder, type DeliveryTerms } from '@shop/commerce-orders/seed';
import type { OrderToPay } from '@shop/commerce-payments/seed';
import { toJson, type Database, type KeptAddress, type StoredForwardPrice } from '@shop/database';
import type { ForwardState } from '@shop/domain/forwarding';
import { convertToCents, fromCents } from '@shop/domain/money';
import type { DemoClient } from './demo-client.ts';
import type { ParcelPlan, RequestPlan } from './parcel-plans.ts';
import { priceOf, totalsOf } from './price-plan.ts';

/** The states that a request has passed, in their order. */
const DECLARED: readonly ForwardState[] = ['requested', 'awaiting_declaration', 'packing', 'measured'];
const ROADS: Readonly<Record<ForwardState, readonly ForwardState[]>> = {
  requested: ['requested'],
  awaiting_declaration: ['requested', 'awaiting_declaration'],
  packing: ['requested', 'awaiting_declaration', 'packing'],
  measured: DECLARED,
  approval_required: [...DECLARED, 'approval_required'],
  awaiting_payment: [...DECLARED, 'awaiting_payment'],
  paid: [...DECLARED, 'awaiting_payment', 'paid'],
  handed_over: [...DECLARED, 'awaiting_payment', 'paid', 'handed_over'],
  delivered: [...DECLARED, 'awaiting_payment', 'paid', 'handed_over', 'delivered'],
  cancelled: ['requested', 'awaiting_declaration', 'cancelled'],
};
/** The state of its order, once it has one. */
const ORDERS = {
  awaiting_payment: 'accepted',
  paid: 'paid',
  handed_over: 'shipped',
  delivered: 'delivered',
} as const;

const orderStateOf = (state: ForwardState) =>
  state in ORDERS ? ORDERS[state as keyof typeof ORDERS] : undefined;
const hasPassed = ({ state }: RequestPlan, passed: ForwardState): boolean => ROADS[state].includes(passed);

const slugOf = ({ brand, persona }: DemoClient, { state }: RequestPlan): string =>
  createHash('sha256')
    .update(`forward/${brand.key}/${persona.email}/${state}`)
    .digest('base64url')
    .slice(0, 22);

export type PlannedRequest = {
  readonly client: DemoClient;
  readonly plan: RequestPlan;
  readonly parcels: readonly (ParcelPlan & { readonly id: number })[];
  readonly terms: DeliveryTerms;
  readonly address: KeptAddress;
  /** When it was made, and the day of the demo. */
  readonly at: Date;
  readonly today: Date;
};

type Written = { readonly id: number; readonly slug: string };

const insertRequest = async (
  db: Database,
  { client, plan, parcels, terms, at, address }: PlannedRequest,
  price: StoredForwardPrice | null,
): Promise<Written> => {
  const { brand } = client;
  const weight_g = parcels.reduce((sum, { grams }) => sum + grams, 0);
  const row = await db
    .insertInto('forward_request')
    .values({
      ...{ slug: slugOf(client, plan), brand: brand.key, client_id: client.id, state: plan.state },
      ...{ language: brand.defaultLocale, currency_id: terms.currencyId, shipping_method: plan.method },
      ...{ country_id: terms.countryId, address: toJson(address) },
      price_cap: plan.cap === undefined ? null : fromCents(plan.cap * 100),
      ...(hasPassed(plan, 'packing') && {
        ...{ declared_by: `${address.first_name} ${address.last_name}`, declared_at: at },
      }),
      ...(price && {
        ...{ measured_at: at, price: toJson(price) },
        ...{ weight_g, length_mm: 400, width_mm: 300, height_mm: 220 },
      }),
      ...{ created_at: at, updated_at: at },
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  return row;
};

/** The carrier and the number are those that the demo’s parcels have. */
const addCarrier = (db: Database, id: number) =>
  db
    .updateTable('forward_request')
    .set({ carrier: 'dhl', tracking_number: `NP${String(id).padStart(8, '0')}` })
    .where('id', '=', id)
    .execute();

const insertParts = async (
  db: Database,
  id: number,
  { client: { brand }, plan, parcels, terms, at }: PlannedRequest,
): Promise<void> => {
  await db
    .insertInto('forward_request_package')
    .values(
      parcels.map((parcel) => ({
        ...{ request_id: id, package_id: parcel.id },
        released_at: plan.state === 'cancelled' ? at : null,
      })),
    )
    .execute();
  await db
    .insertInto('forward_request_event')
    .values(ROADS[plan.state].map((state) => ({ request_id: id, state, actor: 'seed', created_at: at })))
    .execute();
  if (!hasPassed(plan, 'packing')) return;
  await db
    .insertInto('forward_declaration_line')
    .values(
      parcels.map(({ contents, dollars }, index) => ({
        ...{ request_id: id, position: index + 1, description: contents, hs_code: '630790', quantity: 1 },
        value: convertToCents(fromCents(dollars * 100), 'USD', brand.currency, terms.rates),
        origin: 'US',
      })),
    )
    .execute();
};

/** The order of a request that can be paid, or was. */
const writeOrder = async (
  db: Database,
  { client, plan, parcels, terms, at, today, address }: PlannedRequest,
  { id, slug, price }: Written & { price: StoredForwardPrice },
): Promise<OrderToPay> => {
  const { brand } = client;
  const steps = orderStory(orderStateOf(plan.state) ?? 'accepted', at, today);
  const paidAt = steps.find(({ state }) => state === 'paid')?.at ?? null;
  await writeRequestedOrder(db, {
    ...{ id, slug, kind: 'forward_request', client, address, method: plan.method, steps, terms },
    // The parcels cost nothing themselves.
    lines: parcels.map(({ number, contents }) => ({
      ...{ sku: number, name: contents, quantity: 1, unitPrice: 0, unitPriceUsd: 0 },
    })),
    totals: totalsOf(price),
  });
  return {
    ...{ id, slug, kind: 'forward_request', brand: brand.key, clientId: client.id },
    ...{ currency: brand.currency, currencyId: terms.currencyId, total: price.amounts.total },
    ...{ balanceUsed: 0, isAwaited: paidAt === null, paidAt, refunded: 0 },
  };
};

/** Writes a request with its parcels, its declaration and its history; answers with its order where it has one. */
export const writeRequest = async (db: Database, planned: PlannedRequest): Promise<OrderToPay | null> => {
  const { client, plan, at } = planned;
  const price = hasPassed(plan, 'measured') ? priceOf(client, plan, { ...planned, at }) : null;
  const written = await insertRequest(db, planned, price);
  await insertParts(db, written.id, planned);
  if (hasPassed(plan, 'handed_over')) await addCarrier(db, written.id);
  return price && orderStateOf(plan.state) ? writeOrder(db, planned, { ...written, price }) : null;
};
