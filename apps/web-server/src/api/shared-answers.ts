import { DURATION } from '@shop/domain/durations';
import { createAnswerCache, type AnswerCache, type CachedAnswer } from './answer-cache.ts';

/**
 * Calls whose answer is the same for every visitor of a brand: the site's configuration, the home's sections and the
 * listings. Product pages are not among them: their stock is asked for each time.
 */
const SITE = [
  '/api/store-config',
  '/api/config/languages',
  '/api/config/path-check',
  '/api/translations/translationMessages',
  '/api/search/parsed-categories',
  '/api/search/flags',
  '/api/content/home',
];
const CATALOGUE = ['/api/search/searchForCategoryItems', '/api/search/brands'];

const SITE_SIZE = 16 * 1024 * 1024;

type SharedAnswersOptions = {
  now?: () => number;
  /** False without the change stream. */
  isTold: () => boolean;
  /** Characters of listings that are cached; 0 caches none. */
  listingsSize: number;
};

/** Answers for guests that all renderings share, so that a page asks the API only for the rest. */
export const createSharedAnswers = ({
  now = () => performance.now(),
  isTold,
  listingsSize,
}: SharedAnswersOptions) => {
  const site = createAnswerCache({
    now,
    maxSize: SITE_SIZE,
    lifetime: () => (isTold() ? DURATION.MINUTE : 2000),
    patience: DURATION.FIFTEEN_MINUTES,
  });
  // Without the change stream no prices and stock are cached.
  const catalogue = createAnswerCache({
    now,
    maxSize: listingsSize,
    lifetime: () => (isTold() && listingsSize > 0 ? DURATION.MINUTE : 0),
  });
  const caches = new Map<string, AnswerCache>([
    ...SITE.map((url) => [url, site] as const),
    ...CATALOGUE.map((url) => [url, catalogue] as const),
  ]);

  return {
    /** `asker` is all that an answer may depend on besides the request: brand, language, currency. */
    get: (
      asker: string,
      question: { url: string; body?: unknown },
      ask: () => Promise<CachedAnswer>,
    ): Promise<CachedAnswer> =>
      caches
        .get(question.url)
        ?.get(`${asker} ${question.url} ${JSON.stringify(question.body ?? null)}`, ask) ?? ask(),

    /** Keys such as `product:12` concern the catalogue only. */
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
