import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrateToLatest } from '../migrate.ts';
import { createDatabaseBefore } from '../test-database/database-before.ts';

const now = new Date('2026-06-01T09:00:00Z');
const { db, close } = await createDatabaseBefore('0021-price-intervals', { clock: () => now });
afterAll(close);

test('old days become intervals, and legal reductions are computed from them only', async () => {
  await sql`
    insert into manufacturer (id, slug, name) values (1, 'maker', 'Maker');
    insert into category (id, tree, slug) values (1, 'us', 'things');
    insert into flag (id, slug, type) values (1, 'new', 1), (11, 'weekly-deals', 2);
    insert into product (id, slug, manufacturer_id, main_category_id, tariff_line)
      values (1, 'reduced', 1, 1, '8518.30'), (2, 'never-reduced', 1, 1, '8518.30'), (3, 'unknown', 1, 1, '8518.30');
    insert into product_flag (product_id, flag_id) values (1, 1), (2, 1), (2, 11);
    insert into product_variant (id, product_id, sku, price, regular_price, picture, on_hand)
      values (1, 1, 'A', 600, 1000, '', 3), (2, 2, 'B', 700, 1000, '', 3), (3, 3, 'C', 500, 900, '', 3);
    insert into price_history (variant_id, day, price)
      select 1, day, case when day < '2026-05-20' then 1000 else 600 end
        from generate_series(date '2026-04-01', date '2026-06-01', interval '1 day') as day
      union all select 2, day, 800 from generate_series(date '2026-04-01', date '2026-05-30', interval '1 day') as day;
    select refresh_product_listing();`.execute(db);
  await migrateToLatest(db);

  const intervals = await db
    .selectFrom('variant_price')
    .selectAll()
    .orderBy('variant_id')
    .orderBy('since')
    .execute();
  const midnight = (text: string) => new Date(`${text}T00:00:00Z`);
  expect(intervals).toEqual([
    { variant_id: 1, since: midnight('2026-04-01'), until: midnight('2026-05-20'), price: 1000 },
    { variant_id: 1, since: midnight('2026-05-20'), until: null, price: 600 },
    { variant_id: 2, since: midnight('2026-04-01'), until: now, price: 800 },
    { variant_id: 2, since: now, until: null, price: 700 },
    { variant_id: 3, since: now, until: null, price: 500 },
  ]);
  const listed = await db
    .selectFrom('product_listing')
    .select(['product_id', 'prior_price', 'discount_percentage', 'flag_ids', 'is_offer'])
    .orderBy('product_id')
    .execute();
  expect(listed).toEqual([
    { product_id: 1, prior_price: 1000, discount_percentage: 600_000, flag_ids: [1, 11], is_offer: true },
    { product_id: 2, prior_price: 800, discount_percentage: 875_000, flag_ids: [1], is_offer: false },
    { product_id: 3, prior_price: null, discount_percentage: 1_000_000, flag_ids: [], is_offer: false },
  ]);
});
