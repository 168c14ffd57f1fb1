import { toJson, type Database } from '@shop/database';

/** Headphones in two colours and a shirt: variants 1, 2 and 3. Prices in dollars. */
export const stockShop = async (db: Database) => {
  await db
    .insertInto('category')
    .values({ id: 2, tree: 'us', parent_id: null, slug: 'electronics' })
    .execute();
  await db.insertInto('manufacturer').values({ id: 1, slug: 'kestrel', name: 'Kestrel Audio' }).execute();
  await db
    .insertInto('additional_field')
    .values([
      { id: 1, slug: 'colour', position: 0 },
      { id: 2, slug: 'size', position: 1 },
    ])
    .execute();
  await db
    .insertInto('additional_field_value')
    .values([
      { id: 1, field_id: 1, slug: 'pine', swatch: '#264' },
      { id: 2, field_id: 2, slug: 'm', swatch: null },
    ])
    .execute();
  await db
    .insertInto('additional_field_value_name')
    .values([
      { value_id: 1, language_id: 1, name: 'Pine' },
      { value_id: 1, language_id: 2, name: 'Pušis' },
      { value_id: 2, language_id: 1, name: 'M' },
      { value_id: 2, language_id: 2, name: 'M' },
    ])
    .execute();
  await db
    .insertInto('product')
    .values([
      {
        id: 1,
        slug: 'headphones',
        manufacturer_id: 1,
        main_category_id: 2,
        tariff_line: '8518.30',
        weight_g: 620,
        length_mm: 220,
        width_mm: 200,
        height_mm: 90,
      },
      {
        id: 2,
        slug: 'linen-shirt',
        manufacturer_id: 1,
        main_category_id: 2,
        tariff_line: '6205.20',
        weight_g: 300,
        length_mm: 300,
        width_mm: 250,
        height_mm: 40,
      },
    ])
    .execute();
  await db
    .insertInto('product_text')
    .values([
      { product_id: 1, language_id: 1, name: 'Wireless headphones' },
      { product_id: 1, language_id: 2, name: 'Belaidės ausinės' },
      { product_id: 2, language_id: 1, name: 'Linen shirt' },
    ])
    .execute();
  const variant = { picture: 'headphones.over.pine.front.1' };
  await db
    .insertInto('product_variant')
    .values([
      {
        ...variant,
        id: 1,
        product_id: 1,
        sku: 'H-1',
        price: 2_190_000,
        on_hand: 5,
        attributes: toJson({ size: 'm', colour: 'pine' }),
      },
      { ...variant, id: 2, product_id: 1, sku: 'H-2', price: 2_190_000, on_hand: 0, attributes: toJson({}) },
      { ...variant, id: 3, product_id: 2, sku: 'S-1', price: 640_000, on_hand: 200, attributes: toJson({}) },
    ])
    .execute();
};
