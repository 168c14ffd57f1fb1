import { seedClients } from '@shop/commerce-accounts/seed';
import { seedLedger } from '@shop/commerce-ledger/seed';
import { seedOrders } from '@shop/commerce-orders/seed';
import { seedPayments } from '@shop/commerce-payments/seed';
import { seedParcels } from '@shop/commerce-tracking/seed';
import type { Database } from '@shop/database';
import { findBrands } from './find-brands.ts';

/** The client whose balance has a history. */
const WITH_HISTORY = 'demo@nordport.example';

/** Clients of every brand, with their orders, payments and balances. */
export async function seedPeople(db: Database, { seed, today }: { seed: number; today: Date }) {
  const clients = await seedClients(db, await findBrands(), today);
  const orders = await seedOrders(db, clients, { seed, now: today });
  await seedParcels(db);
  await seedPayments(db, orders);
  const accounts = clients
    .filter(({ persona }) => persona.email === WITH_HISTORY)
    .map(({ id, brand }) => ({
      clientId: id,
      currency: brand.currency,
      order: orders.find(({ clientId, state }) => clientId === id && state === 'delivered'),
    }));
  await seedLedger(db, accounts, today);
  return { clients: clients.length, orders: orders.length };
}
