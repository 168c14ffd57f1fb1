import type { QuoteState } from '@shop/domain/quotes';

/** A thing of an American store, with what the buyer typed of it. */
export type Item = {
  readonly url: string;
  readonly title: string;
  /** The slug of its kind of goods, a category of the second level; null while staff do not know it. */
  readonly kind: string | null;
  readonly options: string;
  readonly quantity: number;
  readonly dollars: number | null;
  readonly grams: number;
  readonly sidesMm: readonly [number, number, number];
  /** At the store; the street of shops on this machine has it. */
  readonly picture: string;
};

export type QuotePlan = {
  readonly road: readonly QuoteState[];
  readonly daysAgo: number;
  readonly method: 'air' | 'sea';
  readonly note?: string;
  readonly question?: string;
  readonly items: readonly Item[];
};

const BOOTS: Item = {
  ...{ url: 'https://www.zappos.com/p/harbor-boots', title: 'Harbor leather boots', options: 'US 9, brown' },
  kind: 'footwear/men',
  ...{ quantity: 1, dollars: 129, grams: 1_600, sidesMm: [360, 240, 140] },
  picture: 'https://boots.example/harbor-boots.jpg',
};
const LAMP: Item = {
  ...{ url: 'https://www.crateandbarrel.com/quay-lamp', title: 'Quay table lamp', options: 'Brass' },
  kind: 'electronics/lighting',
  ...{ quantity: 2, dollars: 74, grams: 2_300, sidesMm: [420, 260, 260] },
  picture: 'https://lamp.example/quay-lamp.jpg',
};
const JACKET: Item = {
  ...{ url: 'https://www.patagonia.com/product/deck-jacket', title: 'Deck rain jacket', options: 'M, navy' },
  kind: 'clothes/men',
  ...{ quantity: 1, dollars: 199, grams: 620, sidesMm: [320, 260, 60] },
  picture: 'https://jacket.example/deck-jacket.jpg',
};
/** Its price is not on its page. */
const PRINT: Item = {
  ...{ url: 'https://www.etsy.com/listing/184001/lighthouse-print', title: 'Lighthouse print', options: '' },
  kind: null,
  ...{ quantity: 1, dollars: null, grams: 400, sidesMm: [620, 80, 80] },
  picture: 'https://print.example/lighthouse-print.jpg',
};

const ASKED: readonly QuoteState[] = ['submitted', 'pricing'];
const OFFERED: readonly QuoteState[] = [...ASKED, 'offered'];

/** One in each state. */
export const PLANS: readonly QuotePlan[] = [
  { road: ['draft'], daysAgo: 0, method: 'air', items: [JACKET] },
  { road: ['submitted'], daysAgo: 0, method: 'air', items: [PRINT], note: 'It is a present.' },
  { road: ASKED, daysAgo: 1, method: 'sea', items: [PRINT, LAMP] },
  {
    ...{ road: [...ASKED, 'needs_info'], daysAgo: 2, method: 'air', items: [BOOTS] },
    question: 'Which width do you need?',
  },
  { road: OFFERED, daysAgo: 2, method: 'air', items: [JACKET, BOOTS] },
  { road: [...OFFERED, 'expired'], daysAgo: 20, method: 'sea', items: [LAMP] },
  { road: [...OFFERED, 'declined'], daysAgo: 26, method: 'air', items: [LAMP] },
  { road: [...OFFERED, 'accepted'], daysAgo: 3, method: 'air', items: [BOOTS, JACKET] },
  { road: [...ASKED, 'cancelled'], daysAgo: 31, method: 'air', items: [PRINT] },
];
