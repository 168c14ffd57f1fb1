import type { Product } from '@shop/data-access';
import { CHOOSE_ALL, CHOOSE_PARAM, VARIANT_PARAM } from './variant-address.ts';

export type Variant = Product['variants'][number];

/** A colour may be preselected, since it is only viewed; a size is never preselected. */
const SHOWN_UNASKED = 'colour';

const isLeft = ({ max_quantity }: Variant) => max_quantity > 0;

/** In the order of cards: available versions, then the cheapest. */
const byOffer = (a: Variant, b: Variant) => Number(isLeft(b)) - Number(isLeft(a)) || a.price - b.price;

/** The shown version, and its options that the shopper has not chosen. */
export type Selection = { readonly variant: Variant; readonly open: readonly string[] };

const choosable = ({ options, variants }: Product): string[] =>
  options
    .map(({ key }) => key)
    .filter((key) => key !== SHOWN_UNASKED)
    .filter((key) => new Set(variants.map(({ attributes }) => attributes[key])).size > 1);

/**
 * The version that the address names, with its open options; else the cheapest available one, with all
 * options open.
 */
export const selectVariant = (product: Product, query: URLSearchParams): Selection | undefined => {
  const named = product.variants.find(({ id }) => String(id) === query.get(VARIANT_PARAM));
  const variant = named ?? product.variants.toSorted(byOffer)[0];
  if (!variant) return undefined;
  const toChoose = named ? (query.get(CHOOSE_PARAM)?.split(',') ?? []) : [CHOOSE_ALL];
  const isOpen = (key: string) => toChoose.includes(CHOOSE_ALL) || toChoose.includes(key);
  return { variant, open: choosable(product).filter(isOpen) };
};

/** All versions are sold out. */
export const isSoldOut = (product: Product): boolean => !product.variants.some(isLeft);

const differences = (variant: Variant, { variant: from, open }: Selection): number =>
  Object.keys(variant.attributes).filter(
    (key) => !open.includes(key) && variant.attributes[key] !== from.attributes[key],
  ).length;

/** Possible versions have different prices, and the shown one is the cheapest of them. */
export const isFromPrice = (product: Product, selection: Selection): boolean => {
  const meant = product.variants.filter(
    (variant) => isLeft(variant) && differences(variant, selection) === 0,
  );
  return meant.some(({ price }) => price > selection.variant.price);
};

export type Choice = {
  slug: string;
  name: string;
  swatch?: string | undefined;
  variant: Variant;
  /** The options that are still open after it. */
  open: readonly string[];
  isChosen: boolean;
  isLeft: boolean;
};

/**
 * The target of each value of an option: the version with it that is nearest to the current choice, and among
 * those an available one.
 */
export const choicesOf = (product: Product, key: string, selection: Selection): Choice[] => {
  const values = product.options.find((option) => option.key === key)?.values ?? [];
  const open = selection.open.filter((other) => other !== key);
  const besides: Selection = { ...selection, open: [...open, key] };
  return values.flatMap(({ slug, name, swatch }) => {
    const having = product.variants.filter(({ attributes }) => attributes[key] === slug);
    const exact = having.filter((variant) => differences(variant, besides) === 0);
    const [variant] = having.toSorted(
      (a, b) => differences(a, besides) - differences(b, besides) || byOffer(a, b) || a.id - b.id,
    );
    if (!variant) return [];
    const isChosen = !selection.open.includes(key) && selection.variant.attributes[key] === slug;
    // A size that only another colour has does not exist for this colour.
    return [{ slug, name, swatch, variant, open, isChosen, isLeft: exact.some(isLeft) }];
  });
};
