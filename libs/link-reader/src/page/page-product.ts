import type { PageProduct } from '@shop/domain/quotes';

export const NOTHING_READ: PageProduct = {
  title: null,
  pictures: [],
  price: null,
  currency: null,
  hasManyPrices: false,
  isAvailable: null,
  weightG: null,
  sellerShipping: null,
  variants: [],
  categories: [],
};

/** The better source's money, or the next one's: parts of two sources make no price. */
const moneyOf = (better: PageProduct, next: PageProduct) => {
  if (better.price === null && !better.hasManyPrices && next.price !== null) {
    const { price, currency, hasManyPrices, sellerShipping } = next;
    return { price, currency: currency ?? better.currency, hasManyPrices, sellerShipping };
  }
  const isSame = next.currency !== null && (better.currency ?? next.currency) === next.currency;
  return {
    price: better.price,
    currency: better.currency ?? next.currency,
    hasManyPrices: better.hasManyPrices || (better.price === null && next.hasManyPrices),
    sellerShipping: better.sellerShipping ?? (isSame ? next.sellerShipping : null),
  };
};

const firstFull = <T>(first: readonly T[], second: readonly T[]): readonly T[] =>
  first.length > 0 ? first : second;

/** Fills what the better source has left open with what the next one says. */
export const orElse = (better: PageProduct, next: PageProduct): PageProduct => ({
  ...moneyOf(better, next),
  title: better.title ?? next.title,
  isAvailable: better.isAvailable ?? next.isAvailable,
  weightG: better.weightG ?? next.weightG,
  pictures: firstFull(better.pictures, next.pictures),
  variants: firstFull(better.variants, next.variants),
  categories: firstFull(better.categories, next.categories),
});
