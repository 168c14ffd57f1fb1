import type { Brands } from '@shop/contracts/catalogue';
import { findLanguageById } from '@shop/domain/languages';
import { createLetterIndex } from '@shop/domain/letter-index';
import type { Dictionary } from './dictionary.ts';

type BrandIndexOptions = {
  dictionary: Dictionary;
  counts: ReadonlyMap<number, number>;
  languageId: number;
  /** The search within the index; empty for all. */
  az: string;
};

/** The brands with products, by letter. */
export const brandsOf = ({ dictionary, counts, languageId, az }: BrandIndexOptions): Brands => {
  const { groupsOf, matching } = createLetterIndex(findLanguageById(languageId)?.tag ?? 'en');
  const brands = [...dictionary.manufacturers.values()].flatMap(({ id, slug, name }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ slug, name, count }];
  });
  return {
    status: true,
    total: brands.length,
    letters: groupsOf(brands).map(({ letter, entries }) => ({ letter, count: entries.length })),
    groups: groupsOf(matching(brands, az)).map(({ letter, entries }) => ({ letter, brands: [...entries] })),
  };
};
