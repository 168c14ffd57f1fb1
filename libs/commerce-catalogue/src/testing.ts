import { priceDueProducts } from '@shop/commerce-prices/testing';
import { sql, toJson, type Database } from '@shop/database';

type Goods = {
  slug: string;
  name?: Partial<Record<1 | 2 | 3 | 4, string>> | undefined;
  description?: string;
  brand?: string;
  category?: string;
  /** Dollars. */
  price?: number;
  /** The price until ten days ago, in dollars. */
  before?: number | undefined;
  onHand?: number;
  paid?: number;
  popularity?: number;
  arrived?: string;
  flags?: string[];
  values?: string[];
  status?: 'active' | 'withdrawn';
  variants?: Variation[];
};
type Variation = { colour?: string; size?: string; price?: number; onHand?: number; sku?: string };

const DOLLAR = 10_000;

/** Two trees, two brands, colours and sizes, a flag and an offer: the smallest catalogue with everything in it. */
export const layOutShop = async (db: Database) => {
  await db
    .insertInto('category')
    .values([
      { id: 2, tree: 'us', parent_id: null, position: 1, slug: 'electronics' },
      {
        id: 3,
        tree: 'us',
        parent_id: 2,
        position: 1,
        slug: 'electronics/audio',
        display_in_marketplace: false,
      },
      { id: 4, tree: 'us', parent_id: 3, position: 0, slug: 'electronics/audio/headphones' },
      { id: 5, tree: 'us', parent_id: 3, position: 1, slug: 'electronics/audio/speakers' },
      { id: 1932, tree: 'us', parent_id: null, position: 0, slug: 'footwear' },
      { id: 684, tree: 'alt', parent_id: null, position: 0, slug: 'electronics' },
    ])
    .execute();
  const words: Record<number, [string, string]> = {
    2: ['Electronics', 'Elektronika'],
    3: ['Audio', 'Garso technika'],
    4: ['Headphones', 'Ausinės'],
    5: ['Speakers', 'Garsiakalbiai'],
    1932: ['Footwear', 'Avalynė'],
    684: ['Electronics', 'Elektronika'],
  };
  await db
    .insertInto('category_name')
    .values(
      Object.entries(words).flatMap(([id, names]) =>
        names.map((name, at) => ({
          category_id: Number(id),
          language_id: at + 1,
          name,
          page_title: `${name}!`,
        })),
      ),
    )
    .execute();
  await layOutFields(db);
  await db
    .insertInto('manufacturer')
    .values([
      { id: 1, slug: 'kestrel', name: 'Kestrel Audio' },
      { id: 2, slug: 'tonfeld', name: 'Tonfeld' },
    ])
    .execute();
  await db
    .insertInto('flag')
    .values([
      { id: 1, slug: 'new', type: 1, position: 1 },
      { id: 11, slug: 'audio-week', type: 2, position: 0 },
    ])
    .execute();
  await db
    .insertInto('flag_name')
    .values([
      { flag_id: 1, language_id: 1, name: 'New' },
      { flag_id: 11, language_id: 1, name: 'Audio week' },
      { flag_id: 11, language_id: 2, name: 'Garso savaitė' },
    ])
    .execute();
};

const layOutFields = async (db: Database) => {
  await db
    .insertInto('additional_field')
    .values([
      { id: 1, slug: 'colour', position: 0 },
      { id: 2, slug: 'size', position: 1 },
      { id: 3, slug: 'batch', position: 2, disabled_in_index: true },
    ])
    .execute();
  const values = [
    [1, 'pine', 1],
    [2, 'rust', 1],
    [3, 's', 2],
    [4, 'm', 2],
    [5, 'b1', 3],
  ] as const;
  await db
    .insertInto('additional_field_value')
    .values(
      values.map(([id, slug, field_id]) => ({
        ...{ id, slug, field_id, position: id },
        swatch: field_id === 1 ? '#4d7464' : null,
      })),
    )
    .execute();
  await db
    .insertInto('additional_field_value_name')
    .values(values.map(([value_id, slug]) => ({ value_id, language_id: 1, name: slug.toUpperCase() })))
    .execute();
  await db
    .insertInto('additional_field_name')
    .values([
      { field_id: 1, language_id: 1, name: 'Colour' },
      { field_id: 2, language_id: 1, name: 'Size' },
      { field_id: 3, language_id: 1, name: 'Batch' },
    ])
    .execute();
  await db
    .insertInto('category_filterable_field')
    .values([
      { category_id: 4, field_id: 1, position: 0 },
      { category_id: 2, field_id: 2, position: 0 },
      { category_id: 2, field_id: 1, position: 1 },
    ])
    .execute();
};

/** Inserts products in the given order: the first gets id 1. Returns ids by slug. */
export const putOnShelves = async (db: Database, goods: readonly Goods[]): Promise<Map<string, number>> => {
  const ids = new Map<string, number>();
  for (const one of goods) ids.set(one.slug, await putOne(db, one));
  await sql`select refresh_variant_reductions()`.execute(db);
  await sql`select refresh_product_listing()`.execute(db);
  await sql`select refresh_search_word()`.execute(db);
  await priceDueProducts(db);
  return ids;
};

const ORDINARY = {
  brand: 'kestrel',
  category: 'electronics/audio/headphones',
  price: 10,
  onHand: 5,
  paid: 0,
  popularity: 0,
  arrived: '2026-01-01',
  status: 'active' as const,
  description: '',
  flags: [] as string[],
  values: [] as string[],
  variants: [{}] as Variation[],
};
type Complete = Omit<Goods, keyof typeof ORDINARY> & typeof ORDINARY;

const putOne = async (db: Database, given: Goods): Promise<number> => {
  const goods = { ...ORDINARY, ...given } as Complete;
  const { slug, category } = goods;
  const categories = await db.selectFrom('category').select(['id', 'slug', 'tree']).execute();
  const own = categories.filter((one) => category === one.slug || category.startsWith(`${one.slug}/`));
  const main = categories.find((one) => one.slug === category && one.tree === 'us');
  const { id } = await db
    .insertInto('product')
    .values({
      slug,
      manufacturer_id: goods.brand === 'kestrel' ? 1 : 2,
      main_category_id: main?.id ?? 2,
      tariff_line: '8518.30',
      status: goods.status,
      popularity: goods.popularity,
      paid_amount: goods.paid,
      arrived_at: goods.arrived,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_text')
    .values(
      Object.entries(goods.name ?? { 1: slug }).map(([language, name]) => ({
        ...{ product_id: id, language_id: Number(language), name },
        description: goods.description,
      })),
    )
    .execute();
  await db
    .insertInto('product_category')
    .values(own.map((one) => ({ product_id: id, category_id: one.id })))
    .execute();
  await db
    .insertInto('product_variant')
    .values(goods.variants.map((variant, at) => variantOf(id, goods, variant, at)))
    .execute();
  if (goods.before !== undefined) await reduceSince(db, id, goods.before * DOLLAR);
  const chosen = goods.variants.flatMap(({ colour, size }) => [colour, size]);
  const values = [...goods.values, ...chosen.filter((value) => value !== undefined)];
  await attach(db, id, values, goods.flags);
  return id;
};

/** As if the variants had cost this much for 90 days and been reduced ten days ago. */
const reduceSince = async (db: Database, productId: number, before: number) => {
  await sql`
    with reduced as (
      update variant_price set since = shop_now() - interval '10 days'
      where variant_id in (select id from product_variant where product_id = ${productId})
      returning variant_id, since
    )
    insert into variant_price (variant_id, since, until, price)
    select variant_id, since - interval '90 days', since, ${before}::bigint from reduced`.execute(db);
};

const variantOf = (product_id: number, goods: Complete, variant: Variation, position: number) => {
  const { colour, size, price = goods.price, onHand = goods.onHand } = variant;
  return {
    ...{ product_id, position },
    sku: variant.sku ?? `SKU-${product_id}-${position}`,
    barcode: `475${product_id}${position}`,
    attributes: toJson({ ...(colour && { colour }), ...(size && { size }) }),
    price: price * DOLLAR,
    on_hand: onHand,
    picture: `headphones.over.${colour ?? 'ink'}.front.${product_id}`,
  };
};

const attach = async (db: Database, id: number, values: readonly string[], flags: readonly string[]) => {
  const unique = [...new Set(values)];
  await sql`insert into product_attribute
    select ${id}::bigint, value.id from additional_field_value value where slug = any(${unique}::text[])`.execute(
    db,
  );
  await sql`insert into product_flag
    select ${id}::bigint, flag.id from flag where slug = any(${[...flags]}::text[])`.execute(db);
};
