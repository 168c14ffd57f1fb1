import type { Product, Variant } from '@shop/contracts/catalogue';
import { buyableQuantity } from '@shop/domain/cart';
import { breadcrumbsOf } from '@shop/domain/categories';
import {
  BREAKDOWN_CODES,
  deliveredQuote,
  type DeliveredTerms,
  type PricedProduct,
  type ShippingMethod,
} from '@shop/domain/tariff';
import { ratingOf } from '@shop/domain/product-review';
import { dutiesIn } from '@shop/domain/market-duties';
import { toWire } from '@shop/domain/wire-amount';
import { AMOUNT_PER_CENT } from '@shop/domain/money';
import type { Till } from '@shop/commerce-prices';
import { ownPrice, pricesWire, reductionWire, type Reading } from './card.ts';
import { contentWire } from './content.ts';
import { wordIn, type CategoryEntry, type Dictionary, type FieldValue } from './dictionary.ts';
import type { PriorAmounts, ProductRow, VariantRow } from './product.repository.ts';
import { safetyWire } from './product-safety.ts';
import { sizeChartWire } from './size-chart.ts';

const VIEWS = ['front', 'angle', 'detail'];

/** A recipe has three views; any other picture has one. */
const picturesOf = (picture: string): string[] => {
  const parts = picture.split('.');
  if (parts.length !== 5 || parts[3] !== 'front') return [picture];
  return VIEWS.map((view) => parts.with(3, view).join('.'));
};

const delivered = (product: PricedProduct, terms: DeliveredTerms, priorCents: number | null) => {
  const { breakdown, delivery, total, daysFrom, daysTo } = deliveredQuote(product, terms);
  const lines = BREAKDOWN_CODES.map((code) => ({ code, amount: toWire(breakdown[code]) }));
  return {
    total: toWire(total),
    days_from: daysFrom,
    days_to: daysTo,
    ...reductionWire(total / AMOUNT_PER_CENT, priorCents),
    lines: [...lines, { code: 'delivery' as const, amount: toWire(delivery) }].filter(
      ({ code, amount }) => code === 'goods' || amount !== 0,
    ),
  };
};

/** By both methods. */
export type PriorsByMethod = Readonly<Record<ShippingMethod, PriorAmounts>>;

const toVariant = (
  product: ProductRow,
  variant: VariantRow,
  { till, priors }: { till: Till; priors: PriorsByMethod },
): Variant => {
  const thing = {
    price: ownPrice(variant.price, till),
    weightG: product.weight_g,
    sidesMm: [product.length_mm, product.width_mm, product.height_mm] as const,
    tariffLine: product.tariff_line,
  };
  const atDoor = {
    air: delivered(thing, till.air, priors.air(variant)),
    sea: delivered(thing, till.sea, priors.sea(variant)),
  };
  return {
    id: variant.id,
    sku: variant.sku,
    attributes: variant.attributes,
    ...pricesWire(variant.price, variant.prior_price, till),
    max_quantity: buyableQuantity({
      isWithdrawn: product.status === 'withdrawn',
      available: variant.available,
    }),
    images: picturesOf(variant.picture).map((source) => ({ source, alt: product.name })),
    delivered: atDoor,
    content: contentWire(variant.content, atDoor, dutiesIn(till.countryId)),
  };
};

/** The path from a root of the requested tree to the product's own category in it. */
export const categoryPathOf = (
  product: ProductRow,
  tree: string,
  { dictionary }: Reading,
): CategoryEntry[] => {
  const own = product.category_ids.flatMap((id) => dictionary.categories.get(id) ?? []);
  const inTree = own.filter((category) => category.tree === tree);
  const parents = new Set(inTree.map(({ parent_id }) => parent_id));
  const main = inTree.find(({ id }) => id === product.main_category_id);
  const leaf = main ?? inTree.find(({ id }) => !parents.has(id));
  const path: CategoryEntry[] = [];
  for (let at = leaf; at; at = at.parent_id === null ? undefined : dictionary.categories.get(at.parent_id)) {
    path.unshift(at);
  }
  return path;
};

/** The value of a category applies to all categories below it. */
const returnExceptionOf = ({ category_ids }: ProductRow, { categories }: Dictionary) =>
  category_ids.map((id) => categories.get(id)?.returnException ?? null).find((one) => one !== null) ?? null;

type Worded = FieldValue & { field: string; fieldName: string; fieldPosition: number };

const valuesOf = (product: ProductRow, { dictionary, languageId }: Reading): Worded[] =>
  product.value_ids
    .flatMap((id) => {
      const value = dictionary.values.get(id);
      const field = value && dictionary.fields.get(value.fieldId);
      if (!value || !field) return [];
      const fieldName = wordIn(field.names, languageId);
      return [{ ...value, field: field.slug, fieldName, fieldPosition: field.position }];
    })
    .sort((a, b) => a.fieldPosition - b.fieldPosition || a.fieldId - b.fieldId || a.position - b.position);

/**
 * The fields in which variants differ, in the order of choosing: colour first, then the rest in the order of the
 * fields.
 */
const optionsOf = (
  product: ProductRow,
  values: readonly Worded[],
  languageId: number,
): Product['options'] => {
  const keys = new Set(product.variants.flatMap(({ attributes }) => Object.keys(attributes)));
  const used = (key: string) => new Set(product.variants.map(({ attributes }) => attributes[key]));
  const worded = [...Map.groupBy(values, ({ field }) => field)].filter(([key]) => keys.has(key));
  worded.sort(([a], [b]) => Number(b === 'colour') - Number(a === 'colour'));
  return worded.map(([key, all]) => ({
    key,
    name: all[0]?.fieldName ?? key,
    values: all
      .filter(({ slug }) => used(key).has(slug))
      .map(({ slug, names, swatch }) => ({
        slug,
        name: wordIn(names, languageId),
        ...(swatch && { swatch }),
      })),
  }));
};

const specificationOf = (values: readonly Worded[], languageId: number): Product['specification'] =>
  [...Map.groupBy(values, ({ fieldId }) => fieldId).values()].map((all) => ({
    name: all[0]?.fieldName ?? '',
    value: all.map(({ names }) => wordIn(names, languageId)).join(', '),
  }));

export const toProduct = (
  row: ProductRow,
  tree: string,
  { priors, ...reading }: Reading & { priors: PriorsByMethod },
): Product => {
  const { dictionary, languageId, till } = reading;
  const duties = dutiesIn(till.countryId);
  const path = categoryPathOf(row, tree, reading);
  const values = valuesOf(row, reading);
  const manufacturer = dictionary.manufacturers.get(row.manufacturer_id);
  const named = path.map((category) => ({
    ...category,
    name: wordIn(category.names, languageId),
    children: [],
  }));
  return {
    id: row.id,
    slug: row.slug,
    status: row.status,
    name: row.name,
    manufacturer: manufacturer?.name ?? '',
    manufacturer_slug: manufacturer?.slug ?? '',
    description: row.description,
    category_id: path.at(-1)?.id ?? null,
    breadcrumbs: breadcrumbsOf(named),
    options: optionsOf(row, values, languageId),
    variants: row.variants.map((variant) => toVariant(row, variant, { till, priors })),
    specification: specificationOf(values, languageId),
    size_chart: sizeChartWire(
      row,
      path.map(({ id }) => id),
      reading,
    ),
    weight_g: row.weight_g,
    sides_mm: [row.length_mm, row.width_mm, row.height_mm],
    rating: row.star_counts && ratingOf(row.star_counts),
    safety: safetyWire(row, duties),
    guarantee_years: duties.guaranteeYears,
    return_exception: returnExceptionOf(row, dictionary),
  };
};
