import { copyVariants } from '@shop/commerce-stock/seed';
import { copyRows, type CopyRow, type Load } from '@shop/database/load';
import { categoryPaths } from './category-rows.ts';
import type { Product, Variant } from './product.ts';
import type { Dictionary } from './seed-categories.ts';

const DAY = 86_400_000;

type Numbered = Variant & { id: number; productId: number; position: number };
export type Batch = { products: Product[]; variants: Numbered[] };

/** Every table that a batch has rows for. */
export const PRODUCT_TABLES = [
  ...['product', 'product_text', 'product_category', 'product_attribute', 'product_flag'],
  ...['product_warning', 'product_variant', 'variant_content', 'variant_price'],
] as const;

const PRODUCT_COLUMNS = [
  ...['id', 'slug', 'manufacturer_id', 'main_category_id', 'tariff_line', 'weight_g', 'length_mm'],
  ...['width_mm', 'height_mm', 'status', 'popularity', 'paid_amount', 'arrived_at'],
];

type Rows = (batch: Batch) => CopyRow[];

/** The conversion of a batch into each table's rows. Moments count back from today. */
const createRows = (words: Dictionary, today: Date) => {
  const pathOf = categoryPaths(words.categories);
  const moments = new Map<number, string>();
  const at = (daysAgo: number): string => {
    const known = moments.get(daysAgo);
    if (known !== undefined) return known;
    const moment = new Date(today.getTime() - daysAgo * DAY).toISOString();
    moments.set(daysAgo, moment);
    return moment;
  };

  const products: Rows = (batch) =>
    batch.products.map((product) => [
      ...[product.id, product.slug, words.makerId(product.maker), pathOf(product.category).leafId],
      ...[product.tariffLine, product.grams, ...(product.box ?? [null, null, null])],
      ...[product.isWithdrawn ? 'withdrawn' : 'active', product.popularity, product.paid],
      at(product.arrivedDaysAgo),
    ]);
  const texts: Rows = (batch) =>
    batch.products.flatMap(({ id, names, descriptions }) =>
      names.map((name, language) => [id, language + 1, name, descriptions[language] ?? '']),
    );
  const categories: Rows = (batch) =>
    batch.products.flatMap(({ id, category }) => pathOf(category).ids.map((categoryId) => [id, categoryId]));
  const attributes: Rows = (batch) =>
    batch.products.flatMap(({ id, facts }) =>
      facts.map(([field, value]) => [id, words.valueId(field, value)]),
    );
  const flags: Rows = (batch) =>
    batch.products.flatMap(({ id, flags: own }) => own.map((flag) => [id, flag]));
  const warnings: Rows = (batch) =>
    batch.products.flatMap(({ id, warnings: own }) => own.map((warning) => [id, warning]));
  const contents: Rows = (batch) =>
    batch.variants.flatMap(({ id, content }) => (content ? [[id, content.amount, content.unit]] : []));
  /** The rows that the database itself writes at each change of a price. */
  const prices: Rows = (batch) =>
    batch.variants.flatMap(({ id, steps }) =>
      steps.map(({ daysAgo, price }, step) => {
        const next = steps[step + 1];
        return [id, at(daysAgo), next ? at(next.daysAgo) : null, price];
      }),
    );
  return { products, texts, categories, attributes, flags, warnings, contents, prices };
};

/** Streams batches of products into the tables of the catalogue, and their variants into the one of stock. */
export const createProductCopier = (load: Load, words: Dictionary, today: Date) => {
  const rows = createRows(words, today);
  return async (batch: Batch): Promise<void> => {
    await copyRows(load, 'product', PRODUCT_COLUMNS, rows.products(batch));
    const textColumns = ['product_id', 'language_id', 'name', 'description'];
    await copyRows(load, 'product_text', textColumns, rows.texts(batch));
    await copyRows(load, 'product_category', ['product_id', 'category_id'], rows.categories(batch));
    await copyRows(load, 'product_attribute', ['product_id', 'value_id'], rows.attributes(batch));
    await copyRows(load, 'product_flag', ['product_id', 'flag_id'], rows.flags(batch));
    await copyRows(load, 'product_warning', ['product_id', 'warning_id'], rows.warnings(batch));
    await copyVariants(load, batch.variants);
    await copyRows(load, 'variant_content', ['variant_id', 'amount', 'unit'], rows.contents(batch));
    await copyRows(load, 'variant_price', ['variant_id', 'since', 'until', 'price'], rows.prices(batch));
  };
};
