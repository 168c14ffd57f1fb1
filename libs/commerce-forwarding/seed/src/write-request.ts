import { createHash } from 'node:crypto';
import { orderStory, writeShipment, type DeliveryTerms } from '@shop/commerce-orders/seed';
import type { OrderToPay } from '@shop/commerce-payments/seed';
import { toJson, type Database, type KeptAddress, type StoredForwardPrice } from '@shop/database';
import type { ForwardState } from '@shop/domain/forwarding';
import { convertToCents, fromCents } from '@shop/domain/money';
import type { DemoClient } from './demo-client.ts';
import type { ParcelPlan, RequestPlan } from './parcel-plans.ts';
import { priceOf, totalsOf } from './price-plan.ts';

/** The states that a request has passed, in their order. */
const DECLARED: readonly ForwardState[] = ['requested', 'awaiting_declaration', 'packing', 'measured'];
const ROADS: Readonly<Partial<Record<ForwardState, readonly ForwardState[]>>> = {
  awaiting_declaration: ['requested', 'awaiting_declaration'],
  approval_required: [...DECLARED, 'approval_required'],
  awaiting_payment: [...DECLARED, 'awaiting_payment'],
  delivered: [...DECLARED, 'awaiting_payment', 'paid', 'handed_over', 'delivered'],
};

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
      ...(price && {
        ...{
          declared_by: `${address.first_name} ${address.last_name}`,
          declared_at: at,
          measured_at: at,
          price: toJson(price),
        },
        ...{ weight_g, length_mm: 400, width_mm: 300, height_mm: 220 },
      }),
      ...(plan.state === 'delivered' && { carrier: 'harbour', tracking_number: 'NP184004003' }),
      ...{ created_at: at, updated_at: at },
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  return row;
};

const insertParts = async (
  db: Database,
  id: number,
  { client: { brand }, plan, parcels, terms, at }: PlannedRequest,
): Promise<void> => {
  await db
    .insertInto('forward_request_package')
    .values(parcels.map((parcel) => ({ request_id: id, package_id: parcel.id })))
    .execute();
  await db
    .insertInto('forward_request_event')
    .values(
      (ROADS[plan.state] ?? []).map((state) => ({ request_id: id, state, actor: 'seed', created_at: at })),
    )
    .execute();
  if (plan.state === 'awaiting_declaration') return;
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
  const steps = orderStory(plan.state === 'delivered' ? 'delivered' : 'accepted', at, today);
  const paidAt = steps.find(({ state }) => state === 'paid')?.at ?? null;
  await writeShipment(db, {
    ...{ id, slug, client, address, method: plan.method, steps, terms, parcels },
    totals: totalsOf(price),
  });
  return {
    ...{ id, slug, kind: 'forward_request', brand: brand.key, clientId: client.id },
    ...{ currency: brand.currency, currencyId: terms.currencyId, total: price.amounts.total },
    ...{ balanceUsed: 0, isAwaited: paidAt === null, paidAt, refunded: 0 },
  };
};

const BILLED: readonly ForwardState[] = ['awaiting_payment', 'delivered'];

/** Writes a request with its parcels, its declaration and its history; answers with its order where it has one. */
export const writeRequest = async (db: Database, planned: PlannedRequest): Promise<OrderToPay | null> => {
  const { client, plan, at } = planned;
  const price = plan.state === 'awaiting_declaration' ? null : priceOf(client, plan, { ...planned, at });
  const written = await insertRequest(db, planned, price);
  await insertParts(db, written.id, planned);
  return price && BILLED.includes(plan.state) ? writeOrder(db, planned, { ...written, price }) : null;
};
