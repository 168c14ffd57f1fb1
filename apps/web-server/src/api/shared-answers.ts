import type { ApiAnswer } from '@shop/brand';

/** Calls whose answer is the same for every visitor of a brand. */
const SHARED: ReadonlySet<string> = new Set([
  '/api/store-config',
  '/api/config/languages',
  '/api/translations/translationMessages',
  '/api/search/parsed-categories',
  '/api/search/flags',
]);

type Kept = { answer: ApiAnswer; at: number };

/** While the API is gone, an old answer of these is better than none. */
const LONGEST = 15 * 60 * 1000;

type Given = { now?: () => number; lifetime: () => number };

/** Guest-independent answers kept for all renderings, so that a page asks only for what is its own. */
export const createSharedAnswers = ({ now = Date.now, lifetime }: Given) => {
  const kept = new Map<string, Kept>();
  const pending = new Map<string, Promise<ApiAnswer>>();

  const fetch = (key: string, ask: () => Promise<ApiAnswer>): Promise<ApiAnswer> => {
    const running = pending.get(key);
    if (running) return running;
    const fresh = ask().then((answer) => {
      if (answer.status === 200) kept.set(key, { answer, at: now() });
      return answer;
    });
    pending.set(key, fresh);
    void fresh.catch(() => {}).finally(() => pending.delete(key));
    return fresh;
  };

  return {
    isShared: (url: string): boolean => SHARED.has(url),
    get: async (key: string, ask: () => Promise<ApiAnswer>): Promise<ApiAnswer> => {
      const known = kept.get(key);
      if (known && now() - known.at < lifetime()) return known.answer;
      const old = known && now() - known.at < LONGEST ? known.answer : undefined;
      try {
        const answer = await fetch(key, ask);
        return answer.status >= 500 && old ? old : answer;
      } catch (failure) {
        if (old) return old;
        throw failure;
      }
    },
    clear: () => kept.clear(),
  };
};

export type SharedAnswers = ReturnType<typeof createSharedAnswers>;
