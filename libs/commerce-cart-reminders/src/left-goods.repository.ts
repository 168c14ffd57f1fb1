import { sql, type Column, type Columns, type Transaction } from '@shop/database';
import { ENGLISH_ID } from '@shop/domain/languages';
import { leftGoods, type DueCart } from './due-carts.repository.ts';

export type LeftGoods = Columns<'cart_line', { quantity: 'quantity' }> &
  Columns<'product_variant', { picture: 'picture'; price: 'price' }> &
  Columns<'product', { tariffLine: 'tariff_line' }> &
  Columns<'product_text', { name: 'name' }> &
  Columns<
    'product_parcel',
    { weightG: 'weight_g'; lengthMm: 'length_mm'; widthMm: 'width_mm'; heightMm: 'height_mm' }
  > & { readonly attributes: readonly Column<'additional_field_value_name', 'name'>[] };

/** The goods that can be had, in the client's language and in the order of the cart. */
export const findLeftGoods = async (
  tx: Transaction,
  { id, languageId }: Pick<DueCart, 'id' | 'languageId'>,
  now: Date,
): Promise<readonly LeftGoods[]> => {
  const { rows } = await sql<LeftGoods>`
    select line.quantity, variant.picture, variant.price, product.tariff_line as "tariffLine",
      parcel.weight_g as "weightG", parcel.length_mm as "lengthMm", parcel.width_mm as "widthMm",
      parcel.height_mm as "heightMm", coalesce(own.name, english.name, product.slug) as name,
      array(
        select word.name from jsonb_each_text(variant.attributes) attribute
        join additional_field field on field.slug = attribute.key
        join additional_field_value value on value.field_id = field.id and value.slug = attribute.value
        join additional_field_value_name word on word.value_id = value.id and word.language_id = ${languageId}
        order by field.position, field.id
      ) as attributes
    from cart join client on client.id = cart.client_id
    cross join lateral (select line.id ${leftGoods(now)}) left_line
    join cart_line line on line.id = left_line.id
    join product_variant variant on variant.id = line.variant_id
    join product on product.id = variant.product_id
    join product_parcel parcel on parcel.product_id = product.id
    left join product_text own on own.product_id = product.id and own.language_id = ${languageId}
    left join product_text english on english.product_id = product.id and english.language_id = ${ENGLISH_ID}
    where cart.id = ${id} order by line.id`.execute(tx);
  return rows;
};
