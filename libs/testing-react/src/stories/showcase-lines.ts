import { findLanguageById } from '@shop/domain/languages';
import { SHOWCASE, SHOWCASE_COLOURS, wordsIn } from './showcase.ts';

type Line = {
  id: number;
  product_id: number;
  variant_id: number;
  slug: string;
  name: string;
  manufacturer: string;
  image: { source: string; alt: string };
  attributes: string[];
  quantity: number;
  max_quantity: number;
  price: number;
  line_total: number;
  problem: null;
};

const QUANTITIES = [1, 2, 1];

/** Three lines of a cart, a checkout or an order, in the reader's language. */
export const showcaseLines = (locale: string): Line[] =>
  [SHOWCASE[0], SHOWCASE[1], SHOWCASE[2]].flatMap((one, place) => {
    if (!one) return [];
    const quantity = QUANTITIES[place] ?? 1;
    const colour = SHOWCASE_COLOURS[place % SHOWCASE_COLOURS.length];
    return [
      {
        id: place + 1,
        product_id: one.id,
        variant_id: one.id * 10,
        slug: one.slug,
        name: wordsIn(one.words, locale),
        manufacturer: one.manufacturer,
        image: { source: one.recipe, alt: '' },
        attributes: colour ? [wordsIn(colour.words, locale)] : [],
        quantity,
        max_quantity: 9,
        price: one.price,
        line_total: one.price * quantity,
        problem: null,
      },
    ];
  });

/** Calls that name the language by its number. */
export const localeOf = (languageId: number): string => findLanguageById(languageId)?.code ?? 'en';
