import { sql, type Column, type Columns, type Database, type RawBuilder } from '@shop/database';
import { ENGLISH_ID } from '@shop/domain/languages';
import { availableOfRow } from '@shop/commerce-stock';
import type { Surroundings } from './goods.ts';

type Question = {
  /** 0 before there is one. */
  readonly cartId: number;
  readonly clientId: number | null;
  readonly variantIds: readonly number[];
  readonly languageId: number;
  readonly now: Date;
};

type GoodsRow = Columns<
  'product_variant',
  { variantId: 'id'; productId: 'product_id'; picture: 'picture'; priceUsd: 'price' }
> &
  Columns<'product', { slug: 'slug'; tariffLine: 'tariff_line' }> &
  Columns<'product_text', { name: 'name' }> &
  Columns<'manufacturer', { manufacturer: 'name' }> &
  Columns<
    'product_parcel',
    { weightG: 'weight_g'; lengthMm: 'length_mm'; widthMm: 'width_mm'; heightMm: 'height_mm' }
  > & {
    readonly isWithdrawn: boolean;
    readonly available: number;
    readonly attributes: readonly Column<'additional_field_value_name', 'name'>[];
  };

type Row = {
  readonly tier: Column<'client', 'tier'>;
  readonly reservedUntil: Column<'stock_reservation', 'expires_at'> | null;
  readonly goods: readonly GoodsRow[];
};

/** The visitor's own reservation does not reduce what the visitor may order. */
const ownCheckout = sql`coalesce((select id from checkout), 0)`;

const goodsOf = ({ variantIds, languageId, now }: Question): RawBuilder<unknown> => sql`
  select variant.id as "variantId", product.id as "productId", product.slug, variant.picture,
    coalesce(own.name, english.name, product.slug) as name, manufacturer.name as manufacturer,
    variant.price as "priceUsd", product.status = 'withdrawn' as "isWithdrawn",
    product.tariff_line as "tariffLine", parcel.weight_g as "weightG",
    parcel.length_mm as "lengthMm", parcel.width_mm as "widthMm", parcel.height_mm as "heightMm",
    ${availableOfRow(sql.ref('variant'), ownCheckout, now)} as available,
    array(
      select word.name from jsonb_each_text(variant.attributes) attribute
      join additional_field field on field.slug = attribute.key
      join additional_field_value value on value.field_id = field.id and value.slug = attribute.value
      join additional_field_value_name word on word.value_id = value.id and word.language_id = ${languageId}
      order by field.position, field.id
    ) as attributes
  from product_variant variant
  join product on product.id = variant.product_id
  join manufacturer on manufacturer.id = product.manufacturer_id
  join product_parcel parcel on parcel.product_id = product.id
  left join product_text own on own.product_id = product.id and own.language_id = ${languageId}
  left join product_text english on english.product_id = product.id and english.language_id = ${ENGLISH_ID}
  where variant.id = any(${[...variantIds]}::bigint[])`;

/** One query, because every change and every view of a cart needs all of it. */
export const findSurroundings = async (db: Database, question: Question): Promise<Surroundings> => {
  const { cartId, clientId, now } = question;
  const { rows } = await sql<Row>`/* prepared */
    with checkout as (
      select id from checkout_session where cart_id = ${cartId} and state in ('live', 'placing')
    )
    select
      (select tier from client where id = ${clientId} and is_pro) as tier,
      (select max(expires_at) from stock_reservation
        where checkout_session_id = ${ownCheckout} and state = 'live' and expires_at > ${now}) as "reservedUntil",
      (select coalesce(json_agg(found), '[]') from (${goodsOf(question)}) found) as goods`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a question without a from has one row');
  return { ...row, goods: new Map(row.goods.map((one) => [one.variantId, one])) };
};
