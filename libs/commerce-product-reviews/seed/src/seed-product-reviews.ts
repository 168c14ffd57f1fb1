import type { BrandConfig } from '@shop/brand';
import type { Database } from '@shop/database';
import { shownName } from '@shop/domain/product-review';
import { PLANS } from './review-plans.ts';

type Client = { readonly id: number; readonly brand: BrandConfig };

const DAY_MS = 86_400_000;

/** A product of a delivered order, in the order of their ids. */
const findBought = (db: Database, clientId: number) =>
  db
    .selectFrom('order_line')
    .innerJoin('quote', 'quote.id', 'order_line.quote_id')
    .innerJoin('client', 'client.id', 'quote.client_id')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select(['order_line.quote_id', 'product.id as product_id', 'client.first_name', 'client.last_name'])
    .distinct()
    .where('quote.client_id', '=', clientId)
    .where('quote.kind', '=', 'marketplace')
    .where('quote.state', '=', 'delivered')
    .orderBy('order_line.quote_id')
    .orderBy('product.id')
    .execute();

type Bought = Awaited<ReturnType<typeof findBought>>[number];
type Written = { readonly client: Client; readonly at: number; readonly today: Date };

const writeReview = async (db: Database, bought: Bought, { client, at, today }: Written): Promise<void> => {
  const plan = PLANS[at % PLANS.length];
  if (!plan) return;
  const { brand, id: client_id } = client;
  const language = brand.defaultLocale;
  const created = new Date(today.getTime() - plan.daysAgo * DAY_MS);
  const { title, text: body } = plan.words[language];
  const person = { firstName: bought.first_name, lastName: bought.last_name };
  await db
    .insertInto('product_review')
    .values({
      ...{ brand: brand.key, client_id, quote_id: bought.quote_id, product_id: bought.product_id },
      ...{ language, stars: plan.stars, title, body, state: plan.state },
      shown_name: shownName(plan.isAnonymous ? 'anonymous' : 'initial', person),
      decline_reason: plan.reason ?? null,
      ...{ created_at: created, updated_at: created },
      decided_at: plan.state === 'waiting' ? null : new Date(created.getTime() + DAY_MS / 4),
    })
    .execute();
};

const countPublished = async (db: Database): Promise<void> => {
  const rows = await db
    .selectFrom('product_review')
    .select(['brand', 'product_id', 'stars'])
    .where('state', '=', 'published')
    .execute();
  const groups = Map.groupBy(rows, ({ brand, product_id }) => `${brand} ${product_id}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const of = (stars: number) => group.filter((row) => row.stars === stars).length;
    await db
      .insertInto('product_rating')
      .values({
        ...{ brand: first.brand, product_id: first.product_id, stars_1: of(1), stars_2: of(2) },
        ...{ stars_3: of(3), stars_4: of(4), stars_5: of(5) },
      })
      .execute();
  }
};

/** Reviews of goods that the demo's clients have received, in every state. */
export async function seedProductReviews(
  db: Database,
  clients: readonly Client[],
  today: Date,
): Promise<void> {
  const written = new Map<string, number>();
  for (const client of clients) {
    for (const bought of await findBought(db, client.id)) {
      const at = written.get(client.brand.key) ?? 0;
      await writeReview(db, bought, { client, at, today });
      written.set(client.brand.key, at + 1);
    }
  }
  await countPublished(db);
}
