import { sql, type Columns, type Database, type Transaction } from '@shop/database';
import { ENGLISH_ID } from '@shop/domain/languages';
import { availableNow } from './wished-goods.repository.ts';

/** After a mail about a product nothing more is mailed about it to the same client for a day. */
const QUIET_MS = 24 * 60 * 60_000;
const MOST_AT_ONCE = 500;

/** A product that a client is told about. */
export type DueProduct = Columns<'wish', { clientId: 'client_id' }> &
  Columns<'product_variant', { productId: 'product_id' }>;

export type DueWish = Columns<
  'wish',
  { id: 'id'; variantId: 'variant_id'; priceSaved: 'price_saved'; tellsStock: 'tells_stock' }
> &
  Columns<'product_variant', { price: 'price' }> & { readonly hasFallen: boolean };

export type ToldClient = Columns<
  'client',
  {
    brand: 'brand';
    email: 'email';
    firstName: 'first_name';
    languageId: 'language_id';
    currencyId: 'currency_id';
    countryId: 'country_id';
  }
>;

/** Compared with the last price that the client was told, so that one fall is one mail. */
const hasFallen = sql<boolean>`(wish.alert_percent is not null
  and variant.price < coalesce(wish.price_told, wish.price_saved)
  and variant.price * 100 <= coalesce(wish.price_told, wish.price_saved) * (100 - wish.alert_percent))`;
const isBack = sql<boolean>`(wish.tells_stock and not wish.was_in_stock)`;

/** Watched wishes of goods that can be bought now; nothing is told of withdrawn goods and of erased clients. */
const watchedGoods = (now: Date) => sql`
  from wish
  join product_variant variant on variant.id = wish.variant_id
  join product on product.id = variant.product_id
  join client on client.id = wish.client_id
  where product.status = 'active' and client.erased_at is null
    and (${hasFallen} or ${isBack}) and ${availableNow(now)} > 0`;

/** The next products to tell of, after the last one that was looked at. */
export const findDueProducts = async (
  db: Database,
  now: Date,
  after: DueProduct,
): Promise<readonly DueProduct[]> => {
  const quietSince = new Date(now.getTime() - QUIET_MS);
  const { rows } = await sql<DueProduct>`
    select distinct wish.client_id as "clientId", variant.product_id as "productId" ${watchedGoods(now)}
      and (wish.client_id, variant.product_id) > (${after.clientId}::bigint, ${after.productId}::bigint)
      and not exists (
        select from wish told join product_variant of_told on of_told.id = told.variant_id
        where told.client_id = wish.client_id and of_told.product_id = variant.product_id
          and told.told_at > ${quietSince})
    order by 1, 2 limit ${MOST_AT_ONCE}`.execute(db);
  return rows;
};

/** What the client is told of the product, the largest fall first. Locked, so that it is told once. */
export const lockDueWishes = async (
  tx: Transaction,
  { clientId, productId }: DueProduct,
  now: Date,
): Promise<readonly DueWish[]> => {
  const { rows } = await sql<DueWish>`
    select wish.id, wish.variant_id as "variantId", wish.price_saved as "priceSaved",
      wish.tells_stock as "tellsStock", variant.price, ${hasFallen} as "hasFallen" ${watchedGoods(now)}
      and wish.client_id = ${clientId} and variant.product_id = ${productId}
    order by ${hasFallen} desc, wish.price_saved - variant.price desc, wish.id
    for update of wish skip locked`.execute(tx);
  return rows;
};

export const markTold = async (tx: Transaction, due: readonly DueWish[], now: Date): Promise<void> => {
  await sql`update wish set told_at = ${now}, was_in_stock = true,
      price_told = case when price_told is null or variant.price < price_told then variant.price else price_told end
    from product_variant variant
    where variant.id = wish.variant_id and wish.id = any(${due.map(({ id }) => id)}::bigint[])`.execute(tx);
};

/** Remembers what is sold out now: only what was can be in stock again. */
export const noteSoldOut = async (db: Database, now: Date): Promise<void> => {
  await sql`update wish set was_in_stock = false
    from product_variant variant
    where variant.id = wish.variant_id and wish.was_in_stock and wish.tells_stock
      and ${availableNow(now)} = 0`.execute(db);
};

export const getToldClient = (tx: Transaction, id: number): Promise<ToldClient> =>
  tx
    .selectFrom('client')
    .select(['brand', 'email', 'first_name as firstName'])
    .select(['language_id as languageId', 'currency_id as currencyId', 'country_id as countryId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type NamedProduct = Columns<'product', { slug: 'slug' }> &
  Columns<'product_text', { name: 'name' }> &
  Columns<'product', { tariffLine: 'tariff_line' }> &
  Columns<
    'product_parcel',
    { weightG: 'weight_g'; lengthMm: 'length_mm'; widthMm: 'width_mm'; heightMm: 'height_mm' }
  >;

/** The product by its name in the client's language. */
export const getNamedProduct = async (
  tx: Transaction,
  productId: number,
  languageId: number,
): Promise<NamedProduct> => {
  const { rows } = await sql<NamedProduct>`
    select product.slug, product.tariff_line as "tariffLine", parcel.weight_g as "weightG",
      parcel.length_mm as "lengthMm", parcel.width_mm as "widthMm", parcel.height_mm as "heightMm",
      coalesce(own.name, english.name, product.slug) as name
    from product join product_parcel parcel on parcel.product_id = product.id
    left join product_text own on own.product_id = product.id and own.language_id = ${languageId}
    left join product_text english on english.product_id = product.id and english.language_id = ${ENGLISH_ID}
    where product.id = ${productId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`product ${productId} does not exist`);
  return row;
};
