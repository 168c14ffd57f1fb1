import type { Brands } from '@shop/contracts/catalogue';

/** An index of this many brands, the first of which has one product, the next two. */
export const brandsOfLetters = (names: Readonly<Record<string, readonly string[]>>): Brands => {
  let sold = 0;
  const groups = Object.entries(names).map(([letter, those]) => ({
    letter,
    brands: those.map((name) => {
      sold += 1;
      return { slug: name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-'), name, count: sold };
    }),
  }));
  return {
    status: true,
    total: sold,
    letters: groups.map(({ letter, brands }) => ({ letter, count: brands.length })),
    groups,
  };
};
