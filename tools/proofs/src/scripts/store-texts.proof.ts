import { sql, type Database } from '@shop/database';

export type PlantedProduct = { readonly slug: string; readonly variantId: number; readonly text: string };

const ENGLISH = 1;
/** Texts of the frame on every page: in an element, in an attribute, in a title. */
const OVERRIDDEN = [
  'shell.skip',
  'shell.footer.promise',
  'shell.search.placeholder',
  'shell.categories',
  'shell.cart',
];

/** The overwritten texts, and the keys of their rows. */
const TABLES = {
  product_text: { texts: ['name', 'description'], keys: ['product_id', 'language_id'] },
  manufacturer: { texts: ['name', 'address'], keys: ['id'] },
  category_name: { texts: ['name', 'page_title'], keys: ['category_id', 'language_id'] },
  flag_name: { texts: ['name'], keys: ['flag_id', 'language_id'] },
  additional_field_value_name: { texts: ['name'], keys: ['value_id', 'language_id'] },
} as const;

const choose = (db: Database, count: number) =>
  db
    .selectFrom('product')
    .innerJoin('product_variant as variant', 'variant.product_id', 'product.id')
    .select(['product.id', 'product.slug'])
    .select(({ fn }) => fn.min('variant.id').as('variantId'))
    .where('product.status', '=', 'active')
    .where('variant.on_hand', '>', 20)
    .groupBy(['product.id', 'product.slug'])
    .orderBy('product.id')
    .limit(count)
    .execute();

/** All cached pages and the cached configuration are stale. */
const announce = async (db: Database): Promise<void> => {
  await sql`select refresh_product_listing()`.execute(db);
  await sql`select pg_notify('catalogue_changed', '')`.execute(db);
};

const keepTexts = async (db: Database): Promise<void> => {
  for (const table of Object.keys(TABLES))
    await sql`create table if not exists ${sql.table(`proof_${table}`)} as table ${sql.table(table)}`.execute(
      db,
    );
};

/** Restores the overwritten texts, also those of an interrupted proof. */
export const restoreStoreTexts = async (db: Database): Promise<void> => {
  for (const [table, { texts, keys }] of Object.entries(TABLES)) {
    const kept = await sql<{
      is: boolean;
    }>`select to_regclass(${`proof_${table}`}) is not null as is`.execute(db);
    if (kept.rows[0]?.is !== true) continue;
    const set = texts.map((text) => `${text} = kept.${text}`).join(', ');
    const same = keys.map((key) => `now.${key} = kept.${key}`).join(' and ');
    await sql`update ${sql.table(table)} as now set ${sql.raw(set)}
      from ${sql.table(`proof_${table}`)} as kept where ${sql.raw(same)}`.execute(db);
    await sql`drop table ${sql.table(`proof_${table}`)}`.execute(db);
  }
  await sql`delete from translation where language_id = ${ENGLISH} and key = any (${OVERRIDDEN}::text[])`.execute(
    db,
  );
  await sql`delete from path_redirect where from_path like '/proof-old-%'`.execute(db);
  await announce(db);
};

/**
 * Writes a payload into every text of the store and its staff: of one product each, and in turn of makers,
 * categories, values, flags, overridden messages and old addresses.
 */
export const plantStoreTexts = async (
  db: Database,
  payloads: readonly string[],
): Promise<readonly PlantedProduct[]> => {
  await restoreStoreTexts(db);
  await keepTexts(db);
  const products = await choose(db, payloads.length);
  const texts = products.map((_, at) => payloads[at % payloads.length] ?? '');
  for (const [table, { texts: columns, keys }] of Object.entries(TABLES)) {
    const turn = sql`(${texts}::text[])[(1 + ${sql.ref(keys[0])} % ${texts.length})::int]`;
    for (const column of columns)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = left(${turn}, 120)`.execute(db);
  }
  await sql`update product_text set name = planted.text, description = planted.text
    from unnest(${products.map(({ id }) => id)}::bigint[], ${texts}::text[]) as planted (id, text)
    where planted.id = product_id`.execute(db);
  await sql`insert into translation (language_id, key, text)
    select ${ENGLISH}, named.key, (${texts}::text[])[(1 + named.turn % ${texts.length})::int]
    from unnest(${OVERRIDDEN}::text[]) with ordinality as named (key, turn)`.execute(db);
  await sql`insert into path_redirect (brand_key, from_path, target)
    select null, '/proof-old-' || planted.turn, '/search?s=' || planted.text
    from unnest(${texts}::text[]) with ordinality as planted (text, turn)`.execute(db);
  await announce(db);
  return products.map(({ slug, variantId }, at) => ({
    slug,
    variantId: Number(variantId),
    text: texts[at] ?? '',
  }));
};
