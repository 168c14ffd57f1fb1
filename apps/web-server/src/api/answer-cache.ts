import type { ApiAnswer } from '@shop/brand';
import { LRUCache } from 'lru-cache';

/** An answer of the API: its number of characters, and the keys of what it was made from. */
export type CachedAnswer = ApiAnswer & { readonly size: number; readonly keys: readonly string[] };

type Ask = () => Promise<CachedAnswer>;
type Kept = { heard: CachedAnswer; at: number };

export type AnswerCacheRules = {
  now?: () => number;
  /** Characters of all answers together. */
  maxSize: number;
  /** Milliseconds that an answer counts as fresh. At 0 every page asks the API. */
  lifetime: () => number;
  /** Milliseconds that an old answer may be used while the API fails. */
  patience?: number;
};

/** An answer that is returned to those who wait for it, and not cached. */
class Refusal extends Error {
  readonly heard: CachedAnswer;
  constructor(heard: CachedAnswer) {
    super(`answered ${heard.status}`);
    this.heard = heard;
  }
}

/** Caches answers by their requests. Concurrent pages with the same request share one answer. */
export const createAnswerCache = ({
  now = () => performance.now(),
  maxSize,
  lifetime,
  patience = 0,
}: AnswerCacheRules) => {
  const kept = new LRUCache<string, Kept, Ask>({
    maxSize: Math.max(1, maxSize),
    sizeCalculation: ({ heard }, key) => heard.size + key.length,
    noDeleteOnFetchRejection: true,
    // An answer to a request from before a change is returned to those who wait, and not cached.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _old, { context: ask }) => {
      const heard = await ask();
      if (heard.status !== 200) throw new Refusal(heard);
      return { heard, at: now() };
    },
  });

  const fetch = async (key: string, ask: Ask): Promise<CachedAnswer> => {
    let isFirst = false;
    const asking = () => {
      isFirst = true;
      return ask();
    };
    try {
      return (await kept.forceFetch(key, { forceRefresh: true, context: asking })).heard;
    } catch (failure) {
      if (failure instanceof Refusal) return failure.heard;
      // The first request may have been aborted; the others then ask themselves.
      if (!isFirst) return ask();
      throw failure;
    }
  };

  return {
    get: async (key: string, ask: Ask): Promise<CachedAnswer> => {
      if (lifetime() === 0) return ask();
      const known = kept.get(key, { allowStale: true });
      if (known && now() - known.at < lifetime()) return known.heard;
      const old = known && now() - known.at < patience ? known.heard : undefined;
      try {
        const heard = await fetch(key, ask);
        return heard.status >= 500 && old ? old : heard;
      } catch (failure) {
        if (old) return old;
        throw failure;
      }
    },
    clear: (): void => kept.clear(),
  };
};

export type AnswerCache = ReturnType<typeof createAnswerCache>;
