import { createAnswerShelf, type AnswerShelf, type Heard } from './answer-shelf.ts';

/**
 * Calls whose answer is the same for every visitor of a brand: what the site says of itself, and what lies on its
 * shelves. A single product is not among them: how many are left of it is asked each time.
 */
const SITE = [
  '/api/store-config',
  '/api/config/languages',
  '/api/translations/translationMessages',
  '/api/search/parsed-categories',
  '/api/search/flags',
];
const CATALOGUE = ['/api/search/searchForCategoryItems'];

const MINUTE = 60_000;
const SITE_SIZE = 16 * 1024 * 1024;

type Given = {
  now?: () => number;
  /** False: nobody would tell what has changed. */
  isTold: () => boolean;
  /** Characters of listings that are kept; 0 keeps none. */
  listingsSize: number;
};

/** Guest-independent answers kept for all renderings, so that a page asks only for what is its own. */
export const createSharedAnswers = ({ now = () => performance.now(), isTold, listingsSize }: Given) => {
  const site = createAnswerShelf({
    now,
    maxSize: SITE_SIZE,
    lifetime: () => (isTold() ? MINUTE : 2000),
    patience: 15 * MINUTE,
  });
  // Prices and stock are never shown from memory while nobody tells of them.
  const catalogue = createAnswerShelf({
    now,
    maxSize: listingsSize,
    lifetime: () => (isTold() && listingsSize > 0 ? MINUTE : 0),
  });
  const shelves = new Map<string, AnswerShelf>([
    ...SITE.map((url) => [url, site] as const),
    ...CATALOGUE.map((url) => [url, catalogue] as const),
  ]);

  return {
    /** `asker` is all that an answer may differ by besides the question: brand, language, currency. */
    get: (
      asker: string,
      question: { url: string; body?: unknown },
      ask: () => Promise<Heard>,
    ): Promise<Heard> =>
      shelves
        .get(question.url)
        ?.get(`${asker} ${question.url} ${JSON.stringify(question.body ?? null)}`, ask) ?? ask(),

    /** `product:12` and the like are of the catalogue alone. */
    change: (made: string): void => {
      catalogue.clear();
      if (!made.startsWith('product:')) site.clear();
    },

    clear: (): void => {
      catalogue.clear();
      site.clear();
    },
  };
};

export type SharedAnswers = ReturnType<typeof createSharedAnswers>;
