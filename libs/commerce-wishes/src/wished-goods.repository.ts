import { availableOfRow } from '@shop/commerce-stock';
import { sql, type Column, type Columns, type Database } from '@shop/database';
import { ENGLISH_ID } from '@shop/domain/languages';

/** A list is the same in every checkout: pieces that the client's own checkout holds count as taken. */
const NO_SESSION = sql`0`;

/** How many pieces of the variant of this row can be had. */
export const availableNow = (now: Date) => availableOfRow(sql.ref('variant'), NO_SESSION, now);

export type WishedGoods = Columns<
  'wish',
  {
    id: 'id';
    variantId: 'variant_id';
    priceSaved: 'price_saved';
    alertPercent: 'alert_percent';
    tellsStock: 'tells_stock';
    createdAt: 'created_at';
  }
> &
  Columns<'product_variant', { picture: 'picture'; price: 'price' }> &
  Columns<'product', { slug: 'slug' }> &
  Columns<'product', { tariffLine: 'tariff_line' }> &
  Columns<
    'product_parcel',
    { weightG: 'weight_g'; lengthMm: 'length_mm'; widthMm: 'width_mm'; heightMm: 'height_mm' }
  > &
  Columns<'product_text', { name: 'name' }> &
  Columns<'manufacturer', { manufacturer: 'name' }> & {
    readonly isWithdrawn: boolean;
    readonly available: number;
    readonly attributes: readonly Column<'additional_field_value_name', 'name'>[];
  };

/** The client's wishes with their goods, newest first, in one query. */
export const findWishedGoods = async (
  db: Database,
  { clientId, languageId, now }: { clientId: number; languageId: number; now: Date },
): Promise<readonly WishedGoods[]> => {
  const { rows } = await sql<WishedGoods>`/* prepared */
    select wish.id, wish.variant_id as "variantId", wish.price_saved as "priceSaved",
      wish.alert_percent as "alertPercent", wish.tells_stock as "tellsStock", wish.created_at as "createdAt",
      variant.picture, variant.price, product.slug, product.tariff_line as "tariffLine", parcel.weight_g as "weightG",
      parcel.length_mm as "lengthMm", parcel.width_mm as "widthMm", parcel.height_mm as "heightMm",
      product.status = 'withdrawn' as "isWithdrawn",
      coalesce(own.name, english.name, product.slug) as name, manufacturer.name as manufacturer,
      ${availableNow(now)} as available,
      array(
        select word.name from jsonb_each_text(variant.attributes) attribute
        join additional_field field on field.slug = attribute.key
        join additional_field_value value on value.field_id = field.id and value.slug = attribute.value
        join additional_field_value_name word on word.value_id = value.id and word.language_id = ${languageId}
        order by field.position, field.id
      ) as attributes
    from wish
    join product_variant variant on variant.id = wish.variant_id
    join product on product.id = variant.product_id
    join product_parcel parcel on parcel.product_id = product.id
    join manufacturer on manufacturer.id = product.manufacturer_id
    left join product_text own on own.product_id = product.id and own.language_id = ${languageId}
    left join product_text english on english.product_id = product.id and english.language_id = ${ENGLISH_ID}
    where wish.client_id = ${clientId}
    order by wish.created_at desc, wish.id desc`.execute(db);
  return rows;
};
