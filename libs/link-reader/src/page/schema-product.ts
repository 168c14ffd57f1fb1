import type { PageProduct, PageVariant } from '@shop/domain/quotes';
import { isNode, many, textOf, typesOf, type Node } from './nodes.ts';
import { NOTHING_READ } from './page-product.ts';
import { readWeight } from './read-weight.ts';
import { anyAvailable, offersOf, onePrice, toVariants, type Offered } from './schema-offers.ts';
import { isSameAddress } from './same-address.ts';

const PRODUCTS = [
  'Product',
  'ProductGroup',
  'IndividualProduct',
  'ProductModel',
  'Vehicle',
  'Book',
  'SomeProducts',
];

const isProduct = (node: Node): boolean => typesOf(node).some((type) => PRODUCTS.includes(type));

const picturesOf = (node: Node): readonly string[] =>
  many(node['image']).flatMap((image) => {
    const text = isNode(image) ? (textOf(image['contentUrl']) ?? textOf(image['url'])) : textOf(image);
    return text ?? [];
  });

const weightOf = (node: Node): number | null => {
  const [said] = many(node['weight']);
  const direct = readWeight(typeof said === 'string' || isNode(said) ? said : null);
  if (direct !== null) return direct;
  const named = many(node['additionalProperty'])
    .filter(isNode)
    .find((one) => /weight/i.test(textOf(one['name']) ?? ''));
  return named ? (readWeight(named) ?? readWeight(textOf(named['value']))) : null;
};

const crumbsOf = (nodes: readonly Node[]): readonly string[] => {
  const list = nodes.find((node) => typesOf(node).includes('BreadcrumbList'));
  return many(list?.['itemListElement'])
    .filter(isNode)
    .flatMap((crumb) => textOf(crumb['name']) ?? textOf(crumb['item']) ?? []);
};

const categoriesOf = (product: Node, nodes: readonly Node[]): readonly string[] => {
  const own = many(product['category']).flatMap((one) => textOf(one)?.split(/\s*[>/]\s*/) ?? []);
  return [...crumbsOf(nodes), ...own].filter((name) => !/^https?:/.test(name)).slice(0, 12);
};

type Variant = { readonly node: Node; readonly offers: readonly Offered[] };

const variantsOf = (product: Node): readonly Variant[] =>
  many(product['hasVariant'])
    .filter(isNode)
    .slice(0, 200)
    .map((node) => ({ node, offers: offersOf(node) }));

const variantName = ({ node }: Variant): string | null => {
  const parts = ['color', 'size', 'material', 'pattern'].flatMap((name) => textOf(node[name]) ?? []);
  return parts.length > 0 ? parts.join(', ') : textOf(node['name']);
};

const toPageVariant = (variant: Variant): readonly PageVariant[] => {
  const name = variantName(variant);
  return name === null
    ? []
    : [{ name, price: onePrice(variant.offers).price, isAvailable: anyAvailable(variant.offers) }];
};

/** The product that this page sells: the one with its address, else the first with an offer. */
const mainProduct = (nodes: readonly Node[], address: string): Node | undefined => {
  const products = nodes.filter(isProduct);
  const sells = (node: Node) => node['offers'] !== undefined || node['hasVariant'] !== undefined;
  return (
    products.find((node) => sells(node) && typesOf(node).includes('ProductGroup')) ??
    products.find(
      (node) => sells(node) && isSameAddress(textOf(node['url']) ?? textOf(node['@id']), address),
    ) ??
    products.find(sells) ??
    products[0]
  );
};

const hasManyPrices = (product: Node, offers: readonly Offered[]): boolean => {
  const isRange = many(product['offers'])
    .filter(isNode)
    .some((offer) => offer['lowPrice'] !== undefined);
  const hasPrice = offers.some(({ price }) => price !== null);
  return onePrice(offers).price === null && (isRange || hasPrice);
};

/** A product by schema.org, from JSON-LD or microdata. */
export const schemaProduct = (nodes: readonly Node[], address: string): PageProduct => {
  const product = mainProduct(nodes, address);
  if (!product) return { ...NOTHING_READ, categories: crumbsOf(nodes) };
  const variants = variantsOf(product);
  const all = [...offersOf(product), ...variants.flatMap(({ offers }) => offers)];
  const chosen = all.length > 1 ? all.filter(({ url }) => isSameAddress(url, address)) : [];
  const counted = chosen.length === 1 ? chosen : all;
  return {
    title: textOf(product['name']),
    pictures: [...picturesOf(product), ...variants.flatMap(({ node }) => picturesOf(node))].slice(0, 12),
    ...onePrice(counted),
    hasManyPrices: hasManyPrices(product, counted),
    isAvailable: anyAvailable(counted),
    weightG:
      weightOf(product) ?? variants.map(({ node }) => weightOf(node)).find((one) => one !== null) ?? null,
    sellerShipping: counted.find(({ sellerShipping }) => sellerShipping !== null)?.sellerShipping ?? null,
    variants: variants.length > 0 ? variants.flatMap(toPageVariant) : toVariants(all),
    categories: categoriesOf(product, nodes),
  };
};
