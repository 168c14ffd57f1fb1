import type { Product } from '@shop/data-access';

export type Variant = Product['variants'][number];
export const VARIANT_PARAM = 'productVariant';

const isLeft = ({ max_quantity }: Variant) => max_quantity > 0;

/** The variant that the address names; else the first that can be bought; else the first. */
export const chooseVariant = (product: Product, asked: string | null): Variant | undefined =>
  product.variants.find(({ id }) => String(id) === asked) ??
  product.variants.find(isLeft) ??
  product.variants[0];

/** Every version is gone. */
export const isSoldOut = (product: Product): boolean => !product.variants.some(isLeft);

export type Choice = {
  slug: string;
  name: string;
  swatch?: string | undefined;
  variant: Variant;
  isChosen: boolean;
  isLeft: boolean;
};

const differences = (variant: Variant, from: Variant): number =>
  Object.keys(variant.attributes).filter((key) => variant.attributes[key] !== from.attributes[key]).length;

/**
 * What each value of an option leads to: the version with it that is nearest to the chosen one, and among
 * those one that can be bought.
 */
export const choicesOf = (product: Product, key: string, chosen: Variant): Choice[] => {
  const values = product.options.find((option) => option.key === key)?.values ?? [];
  return values.flatMap(({ slug, name, swatch }) => {
    const having = product.variants.filter(({ attributes }) => attributes[key] === slug);
    const exact = having.filter((variant) => differences(variant, chosen) <= 1);
    const [variant] = [...having].sort(
      (a, b) =>
        differences(a, chosen) - differences(b, chosen) ||
        Number(isLeft(b)) - Number(isLeft(a)) ||
        a.id - b.id,
    );
    if (!variant) return [];
    const isChosen = chosen.attributes[key] === slug;
    // A size that only another colour has is not there for who wants this colour.
    return [{ slug, name, swatch, variant, isChosen, isLeft: exact.some(isLeft) }];
  });
};
