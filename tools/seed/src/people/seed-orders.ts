import { createHash } from 'node:crypto';
import { toJson, type Database } from '@shop/database';
import { roundToCents } from '@shop/domain/money';
import { createRandom, type Random } from '../catalogue/random.ts';
import { deliveryTermsOf, type DeliveryTerms } from './delivery-terms.ts';
import { loadGoods, type Good } from './order-goods.ts';
import { isPaid, orderStory, type OrderStep } from './order-story.ts';
import { orderSums } from './order-sums.ts';
import type { Persona } from './persona.ts';
import { homeOf } from './places.ts';
import type { SeededClient } from './seed-clients.ts';

type Plan = Persona['orders'][number];
type Sums = ReturnType<typeof orderSums>;
export type SeededOrder = { id: number; slug: string; state: Plan['state']; total: number };

const DAY = 86_400_000;
const CARD = 1;

const secretOf = (...parts: (string | number)[]): string =>
  createHash('sha256').update(parts.join('/')).digest('base64url').slice(0, 22);

function goodsFor({ lines }: Plan, goods: readonly Good[], random: Random) {
  const chosen = random.some(goods, Math.min(lines, goods.length));
  return chosen.map((good) => ({ good, quantity: random.chance(0.8) ? 1 : 2 }));
}

async function writeQuote(
  db: Database,
  { id: clientId, brand, persona }: SeededClient,
  {
    plan,
    slug,
    sums,
    steps,
    terms,
  }: { plan: Plan; slug: string; sums: Sums; steps: readonly OrderStep[]; terms: DeliveryTerms },
): Promise<number> {
  const { id } = await db
    .insertInto('quote')
    .values({
      slug,
      kind: kindOf(plan),
      brand: brand.key,
      client_id: clientId,
      state: plan.state,
      language: brand.defaultLocale,
      currency_id: terms.currencyId,
      balance_used: sums.columns.balance_used,
      total: sums.columns.total,
      email: persona.email,
      placed_at: steps[0]?.at ?? null,
      paid_at: steps.find(({ state }) => state === 'paid')?.at ?? null,
      ...(steps[0] ? { created_at: steps[0].at } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (kindOf(plan) === 'marketplace')
    await db.insertInto('marketplace_order').values({ quote_id: id }).execute();
  return id;
}

const kindOf = ({ state }: Plan) => (state === 'accepted' ? 'quote' : 'marketplace');

const writeOffer = (
  db: Database,
  { brand, persona }: SeededClient,
  { plan, quoteId, sums, terms }: { plan: Plan; quoteId: number; sums: Sums; terms: DeliveryTerms },
) =>
  db
    .insertInto('order_offer')
    .values({
      quote_id: quoteId,
      rate: terms.rate,
      totals: toJson(sums.totals),
      shipping_method: plan.method,
      delivery_choice: toJson({
        courier: terms.courier?.name ?? null,
        pickup_point: terms.courier?.point ?? null,
      }),
      address: toJson(homeOf(brand.country, persona.who)),
      country_id: terms.countryId,
    })
    .execute();

const writeLines = (db: Database, quoteId: number, { lines }: Sums) =>
  db
    .insertInto('order_line')
    .values(
      lines.map(({ good, quantity, price }, at) => ({
        quote_id: quoteId,
        position: at + 1,
        product_id: good.product_id,
        variant_id: good.variant_id,
        sku: good.sku,
        slug: good.slug,
        names: toJson(good.names),
        variant_names: toJson(good.attributes),
        picture: good.picture,
        quantity,
        unit_price: price,
        unit_price_usd: good.price,
        line_total: price * quantity,
        details: toJson({ manufacturer: good.manufacturer, tariff_line: good.tariff_line }),
      })),
    )
    .execute();

const writeEvents = (db: Database, quoteId: number, steps: readonly OrderStep[]) =>
  db
    .insertInto('order_event')
    .values(
      steps.map(({ state, at }) => ({
        quote_id: quoteId,
        state,
        actor: 'seed',
        cause: `seed:${quoteId}:${state}`,
        created_at: at,
      })),
    )
    .execute();

async function writePayment(
  db: Database,
  { id: clientId, brand }: SeededClient,
  {
    plan,
    slug,
    quoteId,
    sums,
    steps,
    terms,
  }: {
    plan: Plan;
    slug: string;
    quoteId: number;
    sums: Sums;
    steps: readonly OrderStep[];
    terms: DeliveryTerms;
  },
): Promise<void> {
  const state = plan.state === 'accepted' ? 'open' : isPaid(plan.state) ? 'paid' : 'closed';
  const payable = await db
    .insertInto('payable')
    .values({
      slug,
      kind: kindOf(plan),
      rel_id: quoteId,
      brand: brand.key,
      client_id: clientId,
      amount: sums.columns.total,
      currency_id: terms.currencyId,
      state,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const paidAt = steps.find((step) => step.state === 'paid')?.at;
  if (!paidAt) return;
  await db
    .insertInto('payment')
    .values({
      reference: secretOf('payment', slug),
      payable_id: payable.id,
      quote_id: quoteId,
      idempotency_key: `seed:${slug}`,
      provider: CARD,
      provider_ref: `seed-${slug}`,
      amount: sums.columns.total,
      currency_id: terms.currencyId,
      balance_amount: sums.columns.balance_used,
      balance_taken: sums.columns.balance_used,
      state: plan.state === 'refunded' ? 'refunded' : 'captured',
      deadline: paidAt,
      created_at: paidAt,
      settled_at: paidAt,
      booked_at: paidAt,
      captured_amount: sums.columns.total,
      captured_currency: brand.currency,
      refunded_amount: refundedOf(plan.state, sums.columns.total),
    })
    .execute();
}

/** Of a partly refunded order a quarter went back, in whole cents. */
const refundedOf = (state: Plan['state'], total: number): number => {
  if (state === 'refunded') return total;
  return state === 'partly_refunded' ? roundToCents(Math.floor(total / 4)) : 0;
};

/** The brand's own run of numbers counts what was paid, oldest first. */
async function numberOrders(db: Database, brand: string): Promise<void> {
  const paid = await db
    .selectFrom('quote')
    .select('id')
    .where('brand', '=', brand)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .orderBy('id')
    .execute();
  for (const [at, { id }] of paid.entries())
    await db
      .updateTable('quote')
      .set({ brand_number: at + 1 })
      .where('id', '=', id)
      .execute();
  await db.insertInto('number_series').values({ brand, series: 'order', last_number: paid.length }).execute();
}

/** Orders of the demo's clients in every state, each with lines, amounts, history and payment. */
export async function seedOrders(
  db: Database,
  clients: readonly SeededClient[],
  { seed, now }: { seed: number; now: Date },
): Promise<Map<SeededClient, SeededOrder[]>> {
  const goods = await loadGoods(db);
  const orders = new Map<SeededClient, SeededOrder[]>();
  for (const client of clients) {
    const terms = await deliveryTermsOf(db, client.brand, now);
    const random = createRandom(seed, client.id);
    const own: SeededOrder[] = [];
    // Oldest first, so that a later order has a higher number.
    for (const plan of [...client.persona.orders].sort((a, b) => b.daysAgo - a.daysAgo)) {
      const steps = orderStory(plan.state, new Date(now.getTime() - plan.daysAgo * DAY), now);
      const sums = orderSums(goodsFor(plan, goods, random), terms, client.brand.currency, plan.method);
      const slug = secretOf(seed, client.brand.key, client.persona.email, plan.daysAgo);
      const quoteId = await writeQuote(db, client, { plan, slug, sums, steps, terms });
      await writeOffer(db, client, { plan, quoteId, sums, terms });
      await writeLines(db, quoteId, sums);
      await writeEvents(db, quoteId, steps);
      await writePayment(db, client, { plan, slug, quoteId, sums, steps, terms });
      own.push({ id: quoteId, slug, state: plan.state, total: sums.columns.total });
    }
    orders.set(client, own);
  }
  for (const brand of new Set(clients.map((client) => client.brand.key))) await numberOrders(db, brand);
  return orders;
}
