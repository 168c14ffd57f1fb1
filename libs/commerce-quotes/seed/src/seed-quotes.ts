import { homeOf } from '@shop/commerce-accounts/seed';
import {
  deliveryTermsOf,
  orderStory,
  writeRequestedOrder,
  type DeliveryTerms,
} from '@shop/commerce-orders/seed';
import type { OrderToPay } from '@shop/commerce-payments/seed';
import type { Database, StoredOffer } from '@shop/database';
import { totalsOf } from './price-plan.ts';
import { PLANS, type QuotePlan } from './quote-plans.ts';
import { stateOf, writeQuote, type DemoClient } from './write-quote.ts';

const EMAIL = 'everything@nordport.example';
const DAY_MS = 86_400_000;

type Accepted = {
  readonly id: number;
  readonly slug: string;
  readonly offer: StoredOffer;
  readonly plan: QuotePlan;
  readonly terms: DeliveryTerms;
  readonly today: Date;
};

/** The order of an accepted quote, which waits for payment. */
const writeOrder = async (
  db: Database,
  client: DemoClient,
  { id, slug, offer, plan, terms, today }: Accepted,
): Promise<OrderToPay> => {
  const { brand, persona } = client;
  const at = new Date(today.getTime() - plan.daysAgo * DAY_MS);
  await writeRequestedOrder(db, {
    ...{ id, slug, kind: 'quote', client, method: plan.method, terms, totals: totalsOf(offer) },
    address: homeOf(brand.country, persona.who),
    steps: orderStory('accepted', at, today),
    lines: offer.lines.map(({ url, title, quantity, price }, line) => ({
      ...{ sku: url === null ? '' : new URL(url).host, name: title, quantity },
      ...{ unitPrice: offer.amounts.unitPrices[line] ?? 0, unitPriceUsd: price },
    })),
  });
  return {
    ...{ id, slug, kind: 'quote', brand: brand.key, clientId: client.id, currency: brand.currency },
    ...{ currencyId: terms.currencyId, total: offer.amounts.total, balanceUsed: 0 },
    ...{ isAwaited: true, paidAt: null, refunded: 0 },
  };
};

/** A request for a quote in each state; answers with the orders that wait for payment. */
export async function seedQuotes(
  db: Database,
  clients: readonly DemoClient[],
  today: Date,
): Promise<OrderToPay[]> {
  const orders: OrderToPay[] = [];
  for (const client of clients.filter(({ persona }) => persona.email === EMAIL)) {
    const terms = await deliveryTermsOf(db, client.brand, today);
    for (const plan of PLANS) {
      const { offer, ...written } = await writeQuote(db, client, { plan, terms, today });
      if (offer && stateOf(plan) === 'accepted')
        orders.push(await writeOrder(db, client, { ...written, offer, plan, terms, today }));
    }
  }
  return orders;
}
