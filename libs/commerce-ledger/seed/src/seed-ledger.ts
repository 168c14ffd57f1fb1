import type { Database } from '@shop/database';
import { getCurrencyId, type CurrencyCode } from '@shop/domain/currencies';
import { fromCents } from '@shop/domain/money';

const [ADD, DEDUCT] = [1, 2] as const;
const DAY = 86_400_000;

export type AccountWithHistory = {
  clientId: number;
  currency: CurrencyCode;
  /** An order that the history refers to. */
  order: { id: number; slug: string } | undefined;
};

type Entry = {
  type: 1 | 2;
  relType: 0 | 1 | 2 | 3 | 4;
  cents: number;
  daysAgo: number;
  relId?: number | undefined;
  slug?: string | undefined;
  processor?: [name: string, transaction: string];
};

/** Every label that a history of a balance can show, once. */
const historyWith = (order: AccountWithHistory['order']): readonly Entry[] => [
  { type: ADD, relType: 3, cents: 20_000, daysAgo: 190, processor: ['Card', 'pi_demo_0001'] },
  { type: DEDUCT, relType: 0, cents: 6_450, daysAgo: 180, relId: order?.id, slug: order?.slug },
  { type: ADD, relType: 2, cents: 1_500, daysAgo: 150 },
  { type: DEDUCT, relType: 4, cents: 1_210, daysAgo: 133, relId: 7 },
  { type: DEDUCT, relType: 1, cents: 3_875, daysAgo: 120, relId: 12 },
  { type: ADD, relType: 1, cents: 875, daysAgo: 112 },
  { type: ADD, relType: 0, cents: 2_660, daysAgo: 84 },
  { type: DEDUCT, relType: 2, cents: 500, daysAgo: 60 },
  { type: ADD, relType: 3, cents: 5_000, daysAgo: 21, processor: ['Bank link', 'bl_demo_0002'] },
  { type: DEDUCT, relType: 4, cents: 6_000, daysAgo: 9, relId: 11 },
];

async function writeHistory(
  db: Database,
  { clientId, currency, order }: AccountWithHistory,
  now: Date,
): Promise<void> {
  await db
    .insertInto('client_balance')
    .values({ client_id: clientId, currency_id: getCurrencyId(currency) })
    .execute();
  let balance = 0;
  const rows = historyWith(order).map(({ type, relType, cents, daysAgo, relId, slug, processor }, at) => {
    const starting = balance;
    balance += type === ADD ? fromCents(cents) : -fromCents(cents);
    return {
      client_id: clientId,
      position: at + 1,
      type,
      rel_type: relType,
      rel_id: relId ?? null,
      cause: `seed:${clientId}:${at + 1}`,
      amount: fromCents(cents),
      starting_balance: starting,
      end_balance: balance,
      payment_processor_name: processor?.[0] ?? null,
      payment_processor_transaction_id: processor?.[1] ?? null,
      quote_slug: slug ?? null,
      created_at: new Date(now.getTime() - daysAgo * DAY),
    };
  });
  await db.insertInto('ledger_entry').values(rows).execute();
  await db
    .updateTable('client_balance')
    .set({ balance, entries: rows.length })
    .where('client_id', '=', clientId)
    .execute();
}

/** A balance with a history for each of the accounts; other clients get theirs at their first movement. */
export async function seedLedger(
  db: Database,
  accounts: readonly AccountWithHistory[],
  now: Date,
): Promise<void> {
  for (const account of accounts) await writeHistory(db, account, now);
}
