import { isNode, many, textOf, type Node } from './nodes.ts';
import { readCurrency, readPrice } from './read-price.ts';
import { readWeight } from './read-weight.ts';

export type EmbeddedVariant = {
  readonly id: string | null;
  readonly name: string | null;
  readonly price: number | null;
  readonly currency: string | null;
  readonly isAvailable: boolean | null;
  readonly weightG: number | null;
};

type Money = { readonly price: number | null; readonly currency: string | null };
const NO_MONEY: Money = { price: null, currency: null };

const PRICES = [
  'price',
  'salePrice',
  'sale_price',
  'display_price',
  'finalPrice',
  'final_price',
  'currentPrice',
  'sales',
];
const AMOUNTS = ['decimalPrice', 'amount', 'value', 'finalPrice', 'sales', 'current', 'price'];

/** A price as a number, a text, or an object around one of them: `{"sales": {"value": 12.5, "currency": "USD"}}`. */
const moneyOf = (given: unknown, depth = 0): Money => {
  if (!isNode(given)) {
    const currency = typeof given === 'string' ? readCurrency(given) : null;
    return { price: readPrice(given), currency };
  }
  if (depth > 3) return NO_MONEY;
  const currency = readCurrency(textOf(given['currency'] ?? given['currencyCode'] ?? given['currency_code']));
  for (const name of AMOUNTS) {
    const inner = moneyOf(given[name], depth + 1);
    if (inner.price !== null) return { price: inner.price, currency: inner.currency ?? currency };
  }
  return NO_MONEY;
};

const priceOf = (node: Node): Money => {
  for (const name of PRICES) {
    const money = moneyOf(node[name]);
    if (money.price !== null) return money;
  }
  return NO_MONEY;
};

/** Shopify writes prices of its product JSON in cents, as whole numbers beside `compare_at_price` or `requires_shipping`. */
const isInCents = (node: Node): boolean =>
  typeof node['price'] === 'number' &&
  Number.isInteger(node['price']) &&
  ('requires_shipping' in node || 'inventory_management' in node || 'public_title' in node);

const availabilityOf = (node: Node): boolean | null => {
  for (const name of [
    'available',
    'is_in_stock',
    'inStock',
    'in_stock',
    'availableForSale',
    'isAvailable',
    'orderable',
    'is_salable',
  ])
    if (typeof node[name] === 'boolean') return node[name];
  return isNode(node['availability']) ? availabilityOf(node['availability']) : null;
};

/** Shopify's `weight` of a variant is in grams, as is `grams`; others name a unit. */
const weightOf = (node: Node): number | null => {
  const grams = node['grams'] ?? ('requires_shipping' in node ? node['weight'] : undefined);
  if (typeof grams === 'number') return grams > 0 ? Math.ceil(grams) : null;
  const unit = textOf(node['weight_unit'] ?? node['weightUnit'] ?? node['unitOfWeight']) ?? '';
  const value = textOf(node['weight'] ?? node['shippingWeight']);
  const html = textOf(node['weight_html']);
  return (
    (value === null ? null : readWeight(`${value} ${unit}`)) ?? (html === null ? null : readWeight(html))
  );
};

const optionsOf = (node: Node): readonly string[] => {
  const attributes = isNode(node['attributes']) ? Object.values(node['attributes']) : [];
  const named = [node['option1'], node['option2'], node['option3'], ...attributes];
  return named.filter((one): one is string => typeof one === 'string' && one !== '');
};

const toVariant = (node: Node): EmbeddedVariant => {
  const { price, currency } = priceOf(node);
  const options = optionsOf(node);
  const title = textOf(node['public_title'] ?? node['title'] ?? node['name']);
  return {
    id: textOf(node['id'] ?? node['variation_id'] ?? node['sku']),
    name: options.length > 0 ? options.join(', ') : title,
    price: price !== null && isInCents(node) ? price / 100 : price,
    currency,
    isAvailable: availabilityOf(node),
    weightG: weightOf(node),
  };
};

const LISTS = ['variants', 'variations', 'skus'];

/** The variants of a node that is a product; one that has a price itself is its only variant. */
export const variantsInside = (node: Node): readonly EmbeddedVariant[] => {
  const inner = LISTS.flatMap((name) => many(node[name]))
    .filter(isNode)
    .slice(0, 300)
    .map(toVariant)
    .filter(({ price }) => price !== null);
  if (inner.length > 0) return inner;
  const own = toVariant(node);
  return own.price === null ? [] : [own];
};
