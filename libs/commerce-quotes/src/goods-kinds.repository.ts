import type { GoodsKind } from '@shop/contracts/quotes';
import { sql, type Database, type Schema } from '@shop/database';
import type { Selectable } from 'kysely';

export type KindRow = Selectable<Schema['goods_kind']>;

/** The tree whose second level tells kinds of goods apart. */
const TREE = 'us';

/**
 * Learns the typical measures and the tariff line of each kind from the goods of the catalogue: medians, and the weights
 * between which four fifths of the goods lie. A product without measures has those of its category.
 */
export const learnKinds = async (db: Database, now: Date): Promise<void> => {
  await sql`
    insert into goods_kind (category_id, weight_g, least_weight_g, most_weight_g,
      length_mm, width_mm, height_mm, tariff_line, learned_at)
    select kind.id,
      percentile_disc(0.5) within group (order by coalesce(product.weight_g, main.typical_weight_g)),
      percentile_disc(0.1) within group (order by coalesce(product.weight_g, main.typical_weight_g)),
      percentile_disc(0.9) within group (order by coalesce(product.weight_g, main.typical_weight_g)),
      percentile_disc(0.5) within group (order by coalesce(product.length_mm, main.typical_length_mm)),
      percentile_disc(0.5) within group (order by coalesce(product.width_mm, main.typical_width_mm)),
      percentile_disc(0.5) within group (order by coalesce(product.height_mm, main.typical_height_mm)),
      mode() within group (order by product.tariff_line),
      ${now}
    from category root
    join category kind on kind.parent_id = root.id
    join product_category on product_category.category_id = kind.id
    join product on product.id = product_category.product_id
    join category main on main.id = product.main_category_id
    where root.tree = ${TREE} and root.parent_id is null
    group by kind.id
    on conflict (category_id) do update set
      weight_g = excluded.weight_g, least_weight_g = excluded.least_weight_g,
      most_weight_g = excluded.most_weight_g, length_mm = excluded.length_mm, width_mm = excluded.width_mm,
      height_mm = excluded.height_mm, tariff_line = excluded.tariff_line, learned_at = excluded.learned_at
  `.execute(db);
};

/** A new shop learns before its first request; others nightly. */
export const learnKindsOnce = async (db: Database, now: Date): Promise<void> => {
  const known = await db.selectFrom('goods_kind').select('category_id').limit(1).executeTakeFirst();
  if (!known) await learnKinds(db, now);
};

/** The kinds with the names of a language, in the order of the shop's categories. */
export const findKinds = async (db: Database, languageId: number): Promise<GoodsKind[]> => {
  const rows = await db
    .selectFrom('goods_kind')
    .innerJoin('category as kind', 'kind.id', 'goods_kind.category_id')
    .innerJoin('category as root', 'root.id', 'kind.parent_id')
    .innerJoin('category_name as name', (join) =>
      join.onRef('name.category_id', '=', 'kind.id').on('name.language_id', '=', languageId),
    )
    .innerJoin('category_name as group', (join) =>
      join.onRef('group.category_id', '=', 'root.id').on('group.language_id', '=', languageId),
    )
    .select(['goods_kind.category_id', 'name.name', 'group.name as group', 'goods_kind.weight_g'])
    .orderBy('root.position')
    .orderBy('kind.position')
    .orderBy('kind.id')
    .execute();
  return rows.map(({ weight_g, ...kind }) => ({ ...kind, weight_kg: weight_g / 1_000 }));
};

const readMeasures = (db: Database, categoryIds: readonly number[]): Promise<KindRow[]> =>
  db
    .selectFrom('goods_kind')
    .selectAll()
    .where('category_id', 'in', [...new Set(categoryIds)])
    .execute();

/** Typical measures by kind, of the kinds that are asked for. */
export const findMeasures = async (
  db: Database,
  categoryIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, KindRow>> => {
  if (categoryIds.length === 0) return new Map();
  let rows = await readMeasures(db, categoryIds);
  if (rows.length === 0) {
    // The catalogue may have been filled after the API has started.
    await learnKindsOnce(db, now);
    rows = await readMeasures(db, categoryIds);
  }
  return new Map(rows.map((row) => [row.category_id, row]));
};
