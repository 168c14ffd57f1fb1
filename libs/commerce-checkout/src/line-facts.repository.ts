import { sql, type Columns, type Database, type Words } from '@shop/database';

/** The data of a variant that is copied into a line of a session. */
export type LineFacts = Columns<
  'product_variant',
  { variantId: 'id'; productId: 'product_id'; sku: 'sku'; picture: 'picture'; priceUsd: 'price' }
> &
  Columns<'product', { slug: 'slug'; tariffLine: 'tariff_line' }> &
  Columns<'manufacturer', { manufacturer: 'name' }> &
  Columns<
    'product_parcel',
    { weightG: 'weight_g'; lengthMm: 'length_mm'; widthMm: 'width_mm'; heightMm: 'height_mm' }
  > & {
    readonly isWithdrawn: boolean;
    readonly names: Words;
    /** The words of each chosen value. */
    readonly attributes: readonly Words[];
  };

/** The data of a variant that an order stores, in all languages. */
export const findLineFacts = async (
  db: Database,
  variantIds: readonly number[],
): Promise<Map<number, LineFacts>> => {
  if (variantIds.length === 0) return new Map();
  const { rows } = await sql<LineFacts>`
    select v.id as "variantId", v.product_id as "productId", v.sku, p.slug, v.picture, v.price as "priceUsd",
      m.name as manufacturer, p.status = 'withdrawn' as "isWithdrawn", p.tariff_line as "tariffLine",
      parcel.weight_g as "weightG", parcel.length_mm as "lengthMm", parcel.width_mm as "widthMm",
      parcel.height_mm as "heightMm",
      (select coalesce(jsonb_object_agg(language.code, text.name), '{}') from product_text text
        join language on language.id = text.language_id where text.product_id = p.id) as names,
      (select coalesce(jsonb_agg(words.names order by words.position), '[]') from (
        select field.position, (
          select jsonb_object_agg(language.code, name.name) from additional_field_value_name name
          join language on language.id = name.language_id where name.value_id = value.id
        ) as names
        from jsonb_each_text(v.attributes) attribute
        join additional_field field on field.slug = attribute.key
        join additional_field_value value on value.field_id = field.id and value.slug = attribute.value
      ) words where words.names is not null) as attributes
    from product_variant v
    join product p on p.id = v.product_id
    join manufacturer m on m.id = p.manufacturer_id
    join product_parcel parcel on parcel.product_id = p.id
    where v.id = any(${[...variantIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.variantId, row]));
};
