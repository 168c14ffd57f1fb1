import { homeOf } from '@shop/commerce-accounts/seed';
import { toJson, type Database } from '@shop/database';
import { writeCompany } from './order-companies.ts';
import type { OrderPlan } from './order-plans.ts';
import type { OrderStep } from './order-story.ts';
import type { PlannedOrder } from './planned-order.ts';

/** An unpaid order comes from a quote. */
export const kindOf = ({ state }: OrderPlan) => (state === 'accepted' ? 'quote' : 'marketplace');

export const paidAtOf = (steps: readonly OrderStep[]): Date | null =>
  steps.find(({ state }) => state === 'paid')?.at ?? null;

async function writeQuote(
  db: Database,
  { client: { id: clientId, brand, persona }, plan, slug, sums, steps, terms }: PlannedOrder,
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
      paid_at: paidAtOf(steps),
      ...(steps[0] ? { created_at: steps[0].at } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (kindOf(plan) === 'marketplace')
    await db.insertInto('marketplace_order').values({ quote_id: id }).execute();
  return id;
}

const writeOffer = (
  db: Database,
  quoteId: number,
  { client: { brand, persona }, plan, sums, terms }: PlannedOrder,
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

const writeLines = (db: Database, quoteId: number, { sums: { lines } }: PlannedOrder) =>
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

const writeEvents = (db: Database, quoteId: number, { steps }: PlannedOrder) =>
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

/** Writes an order with its amounts, lines and history, and returns its id. */
export async function writeOrder(db: Database, order: PlannedOrder): Promise<number> {
  const id = await writeQuote(db, order);
  await writeOffer(db, id, order);
  await writeLines(db, id, order);
  await writeEvents(db, id, order);
  await writeCompany(db, id, order);
  return id;
}
