import type { Home, PageTexts, StoredBlock } from '@shop/contracts/content';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { isHomeBlock } from '@shop/domain/home';
import { fillPlaceholders, placeholdersOf } from './fill-placeholders.ts';
import type { Reader } from './page-answer.ts';

/** The home page of a brand's build. */
export const builtHome = ({ home }: ShopBrand): Home => ({
  heading: null,
  description: null,
  blocks: [...home],
});

/** A section without words of staff: the page says it in its own. */
const withoutWords = (block: StoredBlock): StoredBlock[] => {
  if (!isHomeBlock(block)) return [];
  if (block.type !== 'goods' && block.type !== 'product') return [block];
  const { heading: _, ...section } = block;
  return [section];
};

/**
 * A home page as staff wrote it. A language that they did not write has the English sections in its own words: a home
 * page never mixes two languages.
 */
export const storedHome = (texts: PageTexts, { brand, locale }: Reader): Home => {
  const own = texts[locale];
  if (!own)
    return {
      heading: null,
      description: null,
      blocks: texts.en.blocks.flatMap((block) => withoutWords(block)),
    };
  const { title, summary, blocks } = fillPlaceholders(own, placeholdersOf(brand, locale));
  return { heading: title, description: summary, blocks };
};
