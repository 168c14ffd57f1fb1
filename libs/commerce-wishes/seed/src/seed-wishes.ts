import type { Database } from '@shop/database';

const DAY = 86_400_000;
const SAVED_FOR_DAYS = 9;
/** What the first one cost when it was saved, in percent of today. */
const DEARER_PERCENT = 112;

type Saved = { readonly id: number; readonly price: number; readonly on_hand: number };

const firstVariants = (db: Database, isInStock: boolean, count: number): Promise<Saved[]> =>
  db
    .selectFrom('product_variant')
    .innerJoin('product', 'product.id', 'product_variant.product_id')
    .select(['product_variant.id', 'product_variant.price', 'product_variant.on_hand'])
    .where('product.status', '=', 'active')
    .where('product_variant.position', '=', 0)
    .where('product_variant.on_hand', isInStock ? '>' : '=', 0)
    .orderBy('product_variant.id')
    .limit(count)
    .execute();

/** A wish list of three items in stock and a sold-out one; the newest has become cheaper, and is watched. */
export const seedWishes = async (db: Database, clientIds: readonly number[], today: Date): Promise<void> => {
  const goods = [...(await firstVariants(db, true, 3)), ...(await firstVariants(db, false, 1))];
  const rows = clientIds.flatMap((client_id) =>
    goods.map(({ id, price, on_hand }, at) => ({
      ...{ client_id, variant_id: id, price_told: null, told_at: null },
      price_saved: at === 0 ? Math.round((price * DEARER_PERCENT) / 100) : price,
      // More than it has fallen already: the demo's first look writes no mail.
      alert_percent: at === 0 ? 20 : null,
      tells_stock: on_hand === 0,
      was_in_stock: on_hand > 0,
      created_at: new Date(today.getTime() - (SAVED_FOR_DAYS + at) * DAY),
    })),
  );
  if (rows.length > 0) await db.insertInto('wish').values(rows).execute();
};
