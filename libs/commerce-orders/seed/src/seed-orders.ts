import { createHash } from 'node:crypto';
import type { SeededClient } from '@shop/commerce-accounts/seed';
import { createRandom, type Random } from '@shop/commerce-catalogue/seed';
import type { OrderToPay } from '@shop/commerce-payments/seed';
import type { Database } from '@shop/database';
import { roundToCents } from '@shop/domain/money';
import { deliveryTermsOf, type DeliveryTerms } from './delivery-terms.ts';
import { numberOrders } from './number-orders.ts';
import { loadGoods, loadSoldOut, type Good } from './order-goods.ts';
import { plansOf, type OrderPlan, type OrderState } from './order-plans.ts';
import { orderStory } from './order-story.ts';
import { orderSums } from './order-sums.ts';
import type { PlannedOrder } from './planned-order.ts';
import { kindOf, paidAtOf, writeOrder } from './write-order.ts';

export type SeededOrder = OrderToPay & { state: OrderState };

const DAY = 86_400_000;

const secretOf = (...parts: (string | number)[]): string =>
  createHash('sha256').update(parts.join('/')).digest('base64url').slice(0, 22);

/** What the first item of an older order cost then, in percent of today. */
const CHEAPER_PERCENT = 88;

type Bought = { good: Good; quantity: number };

/** The goods as they were ordered: one was cheaper then, and one more is sold out now. */
const asOfThen = ([first, ...others]: readonly Bought[], soldOut: Good | undefined): Bought[] => {
  if (!first) return [];
  const price = roundToCents((first.good.price * CHEAPER_PERCENT) / 100);
  const gone = soldOut ? [{ good: soldOut, quantity: 1 }] : [];
  return [{ ...first, good: { ...first.good, price } }, ...others, ...gone];
};

function goodsFor({ lines, hasChanged = false }: OrderPlan, { goods, soldOut, random }: OrderMaterial) {
  const chosen = random.some(goods, Math.min(lines, goods.length));
  const bought = chosen.map((good) => ({ good, quantity: random.chance(0.8) ? 1 : 2 }));
  return hasChanged ? asOfThen(bought, soldOut) : bought;
}

/** A quarter of a partly refunded order was refunded, in whole cents. */
const refundedOf = (state: OrderState, total: number): number => {
  if (state === 'refunded') return total;
  return state === 'partly_refunded' ? roundToCents(Math.floor(total / 4)) : 0;
};

const toSeeded = (id: number, { client, plan, slug, sums, steps, terms }: PlannedOrder): SeededOrder => ({
  id,
  slug,
  state: plan.state,
  kind: kindOf(plan),
  brand: client.brand.key,
  clientId: client.id,
  currency: client.brand.currency,
  currencyId: terms.currencyId,
  total: sums.columns.total,
  balanceUsed: sums.columns.balance_used,
  isAwaited: plan.state === 'accepted',
  paidAt: paidAtOf(steps),
  refunded: refundedOf(plan.state, sums.columns.total),
});

type OrderMaterial = {
  seed: number;
  now: Date;
  goods: readonly Good[];
  soldOut: Good | undefined;
  random: Random;
  terms: DeliveryTerms;
};

const planOrder = (client: SeededClient, plan: OrderPlan, material: OrderMaterial): PlannedOrder => {
  const { seed, now, terms } = material;
  return {
    client,
    plan,
    slug: secretOf(seed, client.brand.key, client.persona.email, plan.daysAgo),
    sums: orderSums(goodsFor(plan, material), terms, client.brand.currency, plan.method),
    steps: orderStory(plan.state, new Date(now.getTime() - plan.daysAgo * DAY), now),
    terms,
  };
};

/** Orders of the demo's clients in every state, each with lines, amounts and history. */
export async function seedOrders(
  db: Database,
  clients: readonly SeededClient[],
  { seed, now }: { seed: number; now: Date },
): Promise<SeededOrder[]> {
  const goods = await loadGoods(db);
  const soldOut = await loadSoldOut(db);
  const seeded: SeededOrder[] = [];
  for (const client of clients) {
    const terms = await deliveryTermsOf(db, client.brand, now);
    const random = createRandom(seed, client.id);
    for (const plan of plansOf(client.persona.email)) {
      const order = planOrder(client, plan, { seed, now, goods, soldOut, random, terms });
      seeded.push(toSeeded(await writeOrder(db, order), order));
    }
  }
  for (const brand of new Set(clients.map((client) => client.brand.key))) await numberOrders(db, brand);
  return seeded;
}
