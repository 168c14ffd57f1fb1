import type { PageProduct } from '@shop/domain/quotes';
import { embeddedJson } from './embedded-json.ts';
import { many, textOf, walk, type Node } from './nodes.ts';
import { NOTHING_READ } from './page-product.ts';
import type { ParsedPage } from './parse-page.ts';
import { readCurrency } from './read-price.ts';
import { readWeight } from './read-weight.ts';
import { variantsInside, type EmbeddedVariant } from './embedded-variants.ts';
import { onePrice } from './schema-offers.ts';

const TITLES = ['title', 'name', 'productName', 'product_name', 'displayName'];
const titleOf = (node: Node): string | null =>
  TITLES.map((name) => (typeof node[name] === 'string' ? textOf(node[name]) : null)).find(
    (one) => one !== null,
  ) ?? null;

const picturesOf = (node: Node): readonly string[] => {
  const all = [
    ...many(node['featured_image']),
    ...many(node['images']),
    ...many(node['image']),
    ...many(node['media']),
  ];
  return walk(all.map((one) => (typeof one === 'string' ? { src: one } : one)))
    .flatMap(
      (one) => textOf(one['src']) ?? textOf(one['url']) ?? textOf(one['absURL']) ?? textOf(one['full']) ?? [],
    )
    .filter((text) => /^(?:https?:)?\/\//.test(text) || text.startsWith('/'))
    .slice(0, 12);
};

const currencyIn = (roots: readonly unknown[]): string | null => {
  for (const node of walk(roots))
    for (const name of ['currency', 'currencyCode', 'currency_code', 'priceCurrency', 'isoCode', 'active']) {
      const code = typeof node[name] === 'string' ? readCurrency(node[name]) : null;
      if (code !== null) return code;
    }
  return null;
};

type Candidate = {
  readonly node: Node;
  readonly title: string | null;
  readonly variants: readonly EmbeddedVariant[];
};

const toCandidate = (node: Node): Candidate | null => {
  const variants = variantsInside(node);
  const title = titleOf(node);
  return variants.length > 0 && (title !== null || node['variants'] !== undefined)
    ? { node, title, variants }
    : null;
};

/** The node with most variants among those that name a price; the earlier of equals. */
const bestOf = (found: readonly Candidate[]): Candidate | undefined =>
  found.toSorted((one, other) => other.variants.length - one.variants.length)[0];

const chosenOf = (variants: readonly EmbeddedVariant[], address: string): readonly EmbeddedVariant[] => {
  const { searchParams } = new URL(address);
  const asked = ['variant', 'variation_id', 'sku', 'pid'].map((name) => searchParams.get(name));
  const chosen = variants.filter(({ id }) => id !== null && asked.includes(id));
  return chosen.length > 0 ? chosen : variants;
};

/** A product by the page's own JSON, of the common shop systems and those like them. */
export const embeddedProduct = (page: ParsedPage, address: string): PageProduct => {
  const roots = embeddedJson(page);
  // Variations of WooCommerce are a list without a product around it.
  const lists = roots.map((root) => (Array.isArray(root) ? { variants: root } : root));
  const nodes = walk(lists).slice(0, 5_000);
  const best = bestOf(nodes.flatMap((node) => toCandidate(node) ?? []));
  if (!best) return NOTHING_READ;
  const counted = chosenOf(best.variants, address);
  const currency =
    counted.find((one) => one.currency !== null)?.currency ?? currencyIn([best.node, ...lists]);
  const { price } = onePrice(counted.map((one) => ({ ...one, currency })));
  const weights = counted.flatMap(({ weightG }) => weightG ?? []);
  const known = counted.flatMap(({ isAvailable }) => isAvailable ?? []);
  return {
    ...NOTHING_READ,
    ...{ title: best.title, pictures: picturesOf(best.node), price, currency },
    hasManyPrices: price === null,
    isAvailable: known.length === 0 ? null : known.includes(true),
    // The heaviest: a parcel that is lighter than asked costs nothing more.
    weightG: weights.length > 0 ? Math.max(...weights) : readWeight(best.node['weight']),
    variants:
      best.variants.length < 2
        ? []
        : best.variants.flatMap(({ name, price: own, isAvailable }) =>
            name === null ? [] : [{ name, price: own, isAvailable }],
          ),
    categories: many(best.node['product_type'] ?? best.node['type'] ?? best.node['category']).flatMap(
      (one) => (typeof one === 'string' && one !== '' ? [one] : []),
    ),
  };
};
