import { createHash } from 'node:crypto';
import type { BrandConfig } from '@shop/brand';
import type { DeliveryTerms } from '@shop/commerce-orders/seed';
import { toJson, type Database, type StoredOffer } from '@shop/database';
import { getCurrencyId } from '@shop/domain/currencies';
import { fromCents } from '@shop/domain/money';
import { validUntil } from '@shop/domain/quotes';
import { offerOf } from './price-plan.ts';
import type { QuotePlan } from './quote-plans.ts';

export type DemoClient = {
  readonly id: number;
  readonly brand: BrandConfig;
  readonly persona: { readonly email: string; readonly who: number };
};

export type WrittenQuote = { readonly id: number; readonly slug: string; readonly offer: StoredOffer | null };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const dollars = getCurrencyId('USD');

export const stateOf = ({ road }: QuotePlan) => road.at(-1) ?? 'draft';

const keyOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 22);

const slugOf = ({ brand, persona }: DemoClient, plan: QuotePlan): string =>
  keyOf(`quote/${brand.key}/${persona.email}/${stateOf(plan)}`);

const insertRequest = (
  db: Database,
  { client, plan, terms, at }: { client: DemoClient; plan: QuotePlan; terms: DeliveryTerms; at: Date },
) => {
  const { brand, id: clientId, persona } = client;
  const isOffered = plan.road.includes('offered');
  return db
    .insertInto('quote_request')
    .values({
      ...{ slug: slugOf(client, plan), brand: brand.key, visitor_id: null, client_id: clientId },
      ...{ language: brand.defaultLocale, email: persona.email, currency_id: terms.currencyId },
      ...{ country_id: terms.countryId, shipping_method: plan.method, note: plan.note ?? '' },
      ...{ state: stateOf(plan), question: plan.question ?? null },
      ...{ version: isOffered ? 1 : 0, valid_until: isOffered ? validUntil(at) : null },
      submitted_at: stateOf(plan) === 'draft' ? null : at,
      ...{ created_at: at, updated_at: at },
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
};

/** Category ids by slug, of goods whose kind is known. */
const findKinds = async (db: Database, { items }: QuotePlan): Promise<ReadonlyMap<string, number>> => {
  const slugs = items.flatMap(({ kind }) => kind ?? []);
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('category')
    .select(['id', 'slug'])
    .where('slug', 'in', slugs)
    .where('tree', '=', 'us')
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
};

/** The running shop fetches them. */
const wantPictures = async (db: Database, { items }: QuotePlan) => {
  const addresses = [...new Set(items.map(({ picture }) => picture))];
  await db
    .insertInto('link_picture')
    .values(addresses.map((address) => ({ address, key: keyOf(address), file_id: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const insertItems = async (db: Database, requestId: number, plan: QuotePlan, at: Date) => {
  const kinds = await findKinds(db, plan);
  await db
    .insertInto('quote_request_line')
    .values(
      plan.items.map(({ dollars: price, grams, sidesMm: [length, width, height], ...item }) => ({
        ...{ request_id: requestId, url: item.url, title: item.title, options: item.options },
        ...{ quantity: item.quantity, price: price === null ? null : fromCents(price * 100) },
        ...{ price_currency_id: dollars, weight_g: grams, created_at: at },
        ...{ length_mm: length, width_mm: width, height_mm: height },
        picture: item.picture,
        category_id: item.kind === null ? null : (kinds.get(item.kind) ?? null),
      })),
    )
    .execute();
  await wantPictures(db, plan);
};

const insertOffer = (
  db: Database,
  requestId: number,
  { plan, offer, terms, at }: { plan: QuotePlan; offer: StoredOffer; terms: DeliveryTerms; at: Date },
) =>
  db
    .insertInto('quote_offer')
    .values({
      ...{ request_id: requestId, version: 1, shipping_method: plan.method, country_id: terms.countryId },
      ...{ total: offer.amounts.total, offer: toJson(offer), actor: 'pricer' },
      ...{ created_at: at, valid_until: validUntil(at) },
    })
    .execute();

/** Writes a request with its items, its history, and its offer where it has one. */
export const writeQuote = async (
  db: Database,
  client: DemoClient,
  { plan, terms, today }: { plan: QuotePlan; terms: DeliveryTerms; today: Date },
): Promise<WrittenQuote> => {
  const at = new Date(today.getTime() - plan.daysAgo * DAY_MS);
  const { id, slug } = await insertRequest(db, { client, plan, terms, at });
  await insertItems(db, id, plan, at);
  const offer = plan.road.includes('offered')
    ? offerOf(plan, { terms, currency: client.brand.currency, at })
    : null;
  if (offer) await insertOffer(db, id, { plan, offer, terms, at });
  await db
    .insertInto('quote_request_event')
    .values(
      plan.road.map((state, step) => ({
        ...{
          request_id: id,
          state,
          actor: 'seed',
          note: state === 'needs_info' ? (plan.question ?? '') : '',
        },
        created_at: new Date(Math.min(at.getTime() + step * HOUR_MS, today.getTime())),
      })),
    )
    .execute();
  return { id, slug, offer };
};
