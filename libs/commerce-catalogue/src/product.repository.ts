import { availableOfRow } from '@shop/commerce-stock';
import type { Column, Columns, Database } from '@shop/database';
import type { Content } from '@shop/domain/content';
import type { StarCounts } from '@shop/domain/product-review';
import { ENGLISH_ID } from '@shop/domain/languages';
import { contentOf } from './content.ts';
import { safetyColumns, type SafetyRow } from './product-safety.ts';
import { priorPriceOf } from './prior-price.sql.ts';
import { pricesOf } from './priced.sql.ts';
import { sql } from './sql.ts';
import type { ShippingMethod } from '@shop/domain/tariff';
import type { Till } from '@shop/commerce-prices';

export type VariantRow = Columns<
  'product_variant',
  { id: 'id'; sku: 'sku'; attributes: 'attributes'; price: 'price'; picture: 'picture' }
> & {
  prior_price: Column<'variant_reduction', 'prior_price'> | null;
  available: number;
  content: Content | null;
};

type OwnColumns = Columns<
  'product',
  {
    id: 'id';
    slug: 'slug';
    status: 'status';
    manufacturer_id: 'manufacturer_id';
    main_category_id: 'main_category_id';
    tariff_line: 'tariff_line';
  }
>;
type Measures = Columns<
  'product_parcel',
  { weight_g: 'weight_g'; length_mm: 'length_mm'; width_mm: 'width_mm'; height_mm: 'height_mm' }
>;

export type ProductRow = OwnColumns &
  Measures &
  Columns<'product_text', { name: 'name'; description: 'description' }> & {
    category_ids: Column<'product_category', 'category_id'>[];
    value_ids: Column<'product_attribute', 'value_id'>[];
    variants: VariantRow[];
    /** Published reviews of one star, of two and so on; null where there never was one. */
    star_counts: StarCounts | null;
    maker: SafetyRow['maker'];
    warnings: SafetyRow['warnings'];
  };

/** The page is the same for all visitors: pieces that the visitor's own checkout holds count as taken. */
const NO_SESSION = sql`0`;

/** A product with all data of its page, in one query. Reserved pieces do not count as available. */
export const findProduct = async (
  db: Database,
  slug: string,
  { brand, languageId, countryId, now }: { brand: string; languageId: number; countryId: number; now: Date },
): Promise<ProductRow | undefined> => {
  const { rows } = await sql<ProductRow>`/* prepared */
    select product.id, product.slug, product.status, product.manufacturer_id, product.main_category_id,
      product.tariff_line, coalesce(own.name, english.name, '') as name,
      coalesce(own.description, english.description, '') as description,
      parcel.weight_g, parcel.length_mm, parcel.width_mm, parcel.height_mm,
      array(select category_id from product_category where product_id = product.id) as category_ids,
      array(select value_id from product_attribute where product_id = product.id) as value_ids,
      (select json_build_array(stars_1, stars_2, stars_3, stars_4, stars_5) from product_rating rating
        where rating.product_id = product.id and rating.brand = ${brand}) as star_counts,
      ${safetyColumns(languageId, ENGLISH_ID)},
      coalesce((
        select json_agg(json_build_object(
          'id', variant.id, 'sku', variant.sku, 'attributes', variant.attributes, 'price', variant.price,
          'prior_price', ${priorPriceOf(sql`variant.id`, countryId)}, 'picture', variant.picture,
          'content', ${contentOf(sql`variant.id`)},
          'available', ${availableOfRow(sql`variant`, NO_SESSION, now)}
        ) order by variant.position, variant.id)
        from product_variant variant where variant.product_id = product.id
      ), '[]') as variants
    from product
    join product_parcel parcel on parcel.product_id = product.id
    left join product_text own on own.product_id = product.id and own.language_id = ${languageId}
    left join product_text english on english.product_id = product.id and english.language_id = ${ENGLISH_ID}
    where product.slug = ${slug}`.execute(db);
  return rows[0];
};

/** The delivered prior price of a product's variant in whole cents, by both its prices; null without one. */
export type PriorAmounts = (variant: Pick<VariantRow, 'price' | 'prior_price'>) => number | null;

type PriorRow = Columns<'delivered_price', { price: 'price'; prior: 'prior' }> & {
  method: ShippingMethod;
  prior_amount: NonNullable<Column<'delivered_price', 'prior_amount'>>;
};

/** The prior prices of a product that are stored by each method. */
export const findPriorAmounts = async (
  db: Database,
  productId: number,
  till: Pick<Till, ShippingMethod>,
): Promise<Record<ShippingMethod, PriorAmounts>> => {
  const storedBy = (method: ShippingMethod) => sql`
    select ${method}::text as method, price, prior, prior_amount from ${pricesOf(till[method].generationId)}
    where product_id = ${productId}::int and prior_amount is not null`;
  const { rows } = await sql<PriorRow>`${storedBy('air')} union all ${storedBy('sea')}`.execute(db);
  const amountsBy =
    (method: ShippingMethod): PriorAmounts =>
    ({ price, prior_price: prior }) =>
      rows.find((row) => row.method === method && row.price === price && row.prior === prior)?.prior_amount ??
      null;
  return { air: amountsBy('air'), sea: amountsBy('sea') };
};
