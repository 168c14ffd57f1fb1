import type { Selectable } from 'kysely';
import { sql, type Database, type Schema } from '@shop/database';

/** An orderable product, with all data that an order stores of it. */
export type Good = Pick<Selectable<Schema['product_variant']>, 'sku' | 'picture' | 'price'> &
  Pick<Selectable<Schema['product']>, 'slug' | 'tariff_line'> &
  Pick<Selectable<Schema['product_parcel']>, 'weight_g' | 'length_mm' | 'width_mm' | 'height_mm'> & {
    variant_id: Selectable<Schema['product_variant']>['id'];
    product_id: Selectable<Schema['product']>['id'];
    manufacturer: Selectable<Schema['manufacturer']>['name'];
    names: Record<string, string>;
    attributes: Record<string, string>[];
  };

const MOST = 400;

const findGoods = async (
  db: Database,
  { inStock, most }: { inStock: boolean; most: number },
): Promise<Good[]> => {
  const stock = inStock ? sql`variant.on_hand > 5` : sql`variant.on_hand = 0`;
  const { rows } = await sql<Good>`
    select variant.id as variant_id, product.id as product_id, variant.sku, product.slug, variant.picture, variant.price,
      product.tariff_line, parcel.weight_g, parcel.length_mm, parcel.width_mm, parcel.height_mm, maker.name as manufacturer,
      (select jsonb_object_agg(language.code, text.name) from product_text text join language on language.id = text.language_id
        where text.product_id = product.id) as names,
      (select coalesce(jsonb_agg(words.names), '[]') from (
        select jsonb_object_agg(language.code, value_name.name) as names
        from jsonb_each_text(variant.attributes) chosen
        join additional_field field on field.slug = chosen.key
        join additional_field_value value on value.field_id = field.id and value.slug = chosen.value
        join additional_field_value_name value_name on value_name.value_id = value.id
        join language on language.id = value_name.language_id
        group by field.position, value.id order by field.position
      ) words) as attributes
    from product_variant variant
    join product on product.id = variant.product_id
    join product_parcel parcel on parcel.product_id = product.id
    join manufacturer maker on maker.id = product.manufacturer_id
    where ${stock} and variant.position = 0 and product.status = 'active' and parcel.weight_g < 6000
    order by product.id limit ${most}
  `.execute(db);
  return rows;
};

/** The goods of demo orders: products in stock that fit a parcel. */
export const loadGoods = (db: Database): Promise<Good[]> => findGoods(db, { inStock: true, most: MOST });

/** Goods that are sold out now. */
export const loadSoldOut = async (db: Database): Promise<Good | undefined> =>
  (await findGoods(db, { inStock: false, most: 1 }))[0];
