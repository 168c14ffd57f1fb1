import { deliveryTermsOf } from '@shop/commerce-orders/seed';
import type { OrderToPay } from '@shop/commerce-payments/seed';
import type { Database } from '@shop/database';
import { addressOf, type DemoClient } from './demo-client.ts';
import { PLANS } from './every-plan.ts';
import type { ParcelPlan } from './parcel-plans.ts';
import { writeParcel } from './write-parcel.ts';
import { writeRequest } from './write-request.ts';

const DAY_MS = 86_400_000;

/** Parcels and forward requests of these clients of the demo; answers with the orders that have a payable. */
export async function seedForwarding(
  db: Database,
  clients: readonly DemoClient[],
  today: Date,
): Promise<OrderToPay[]> {
  const orders: OrderToPay[] = [];
  for (const client of clients) {
    const plan = PLANS[client.persona.email];
    if (!plan) continue;
    const terms = await deliveryTermsOf(db, client.brand, today);
    const address = await addressOf(db, client);
    const written: (ParcelPlan & { id: number })[] = [];
    for (const parcel of plan.parcels)
      written.push({ ...parcel, id: await writeParcel(db, client, parcel, today) });
    for (const request of plan.requests) {
      const order = await writeRequest(db, {
        ...{ client, plan: request, terms, today, address },
        at: new Date(today.getTime() - request.daysAgo * DAY_MS),
        parcels: written.filter(({ number }) => request.parcels.includes(number)),
      });
      if (order) orders.push(order);
    }
  }
  return orders;
}
