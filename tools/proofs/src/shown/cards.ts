import { centsIn } from './amounts.ts';

/** A card of a listing as its page shows it, in hundredths. */
export type ShownCard = {
  readonly slug: string;
  /** By the method of the page. */
  readonly price: number;
  /** Undefined if nothing is in stock. */
  readonly byOther: number | undefined;
};

const CARD = /<article.*?<\/article>/gs;
const SLUG = /<h[23][^>]*><a href="\/en\/p\/([^"?]+)/;
const AFTER_NAME = /<\/h[23]>(.*?)<\/p>/s;
const OTHER_METHOD = /aria-label="(?:Air|Sea)"(.*?)<\/p>/s;

const cardOf = (html: string): ShownCard => ({
  slug: SLUG.exec(html)?.[1] ?? '',
  price: centsIn(AFTER_NAME.exec(html)?.[1] ?? '')[0] ?? 0,
  byOther: centsIn(OTHER_METHOD.exec(html)?.[1] ?? '')[0],
});

export const cardsOf = (html: string): ShownCard[] => (html.match(CARD) ?? []).map(cardOf);
