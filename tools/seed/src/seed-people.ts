import { brandHas } from '@shop/brand';
import { seedClients } from '@shop/commerce-accounts/seed';
import { seedClaims } from '@shop/commerce-claims/seed';
import { seedForwarding } from '@shop/commerce-forwarding/seed';
import { seedLedger } from '@shop/commerce-ledger/seed';
import { seedMiscInvoices, shareInvoices } from '@shop/commerce-misc-invoices/seed';
import { seedOrders, shareOrders } from '@shop/commerce-orders/seed';
import { seedPayments } from '@shop/commerce-payments/seed';
import { seedProductReviews } from '@shop/commerce-product-reviews/seed';
import { seedPro } from '@shop/commerce-pro/seed';
import { seedQuotes } from '@shop/commerce-quotes/seed';
import { seedParcels } from '@shop/commerce-tracking/seed';
import { seedWishes } from '@shop/commerce-wishes/seed';
import type { Database } from '@shop/database';
import { findBrands } from './find-brands.ts';

/** The client whose balance has a history, and who has a wish list. */
const WITH_HISTORY = 'demo@nordport.example';

/** Clients of every brand, with their orders, payments and balances. */
export async function seedPeople(db: Database, { seed, today }: { seed: number; today: Date }) {
  const clients = await seedClients(db, await findBrands(), today);
  const orders = await seedOrders(db, clients, { seed, now: today });
  await seedPro(db, clients, today);
  const forwarded = clients.filter(({ brand }) => brandHas(brand, 'forwarding'));
  const shipments = await seedForwarding(db, forwarded, today);
  await seedParcels(db);
  const quoting = clients.filter(({ brand }) => brandHas(brand, 'quotes'));
  const bought = await seedQuotes(db, quoting, today);
  await seedClaims(db, clients, today);
  await seedProductReviews(db, clients, today);
  await seedPayments(db, [
    ...orders,
    ...shipments,
    ...bought,
    ...(await seedMiscInvoices(db, clients, today)),
  ]);
  await shareOrders(db);
  await shareInvoices(db);
  const accounts = clients
    .filter(({ persona }) => persona.email === WITH_HISTORY)
    .map(({ id, brand }) => ({
      clientId: id,
      currency: brand.currency,
      order: orders.find(({ clientId, state }) => clientId === id && state === 'delivered'),
    }));
  await seedLedger(db, accounts, today);
  await seedWishes(
    db,
    accounts.map(({ clientId }) => clientId),
    today,
  );
  return { clients: clients.length, orders: orders.length + shipments.length + bought.length };
}
