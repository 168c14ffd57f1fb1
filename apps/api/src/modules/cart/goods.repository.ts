import { sql, type Database } from '@shop/database';

/** What a cart shows and weighs of a variant, in one language. */
export type Goods = {
  readonly variantId: number;
  readonly productId: number;
  readonly slug: string;
  readonly name: string;
  readonly manufacturer: string;
  readonly picture: string;
  readonly attributes: readonly string[];
  /** In 1/10000 USD. */
  readonly priceUsd: number;
  readonly isWithdrawn: boolean;
  readonly tariffLine: string;
  readonly weightG: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
};

const ENGLISH = 1;

export const findGoods = async (
  db: Database,
  variantIds: readonly number[],
  languageId: number,
): Promise<Map<number, Goods>> => {
  if (variantIds.length === 0) return new Map();
  const { rows } = await sql<Goods>`
    select variant.id as "variantId", product.id as "productId", product.slug, variant.picture,
      coalesce(own.name, english.name, product.slug) as name, manufacturer.name as manufacturer,
      variant.price as "priceUsd", product.status = 'withdrawn' as "isWithdrawn",
      product.tariff_line as "tariffLine", parcel.weight_g as "weightG",
      parcel.length_mm as "lengthMm", parcel.width_mm as "widthMm", parcel.height_mm as "heightMm",
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
    left join product_text english on english.product_id = product.id and english.language_id = ${ENGLISH}
    where variant.id = any(${[...variantIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.variantId, row]));
};
