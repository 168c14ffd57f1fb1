import type { ApiAnswer } from '@shop/brand';
import { LRUCache } from 'lru-cache';

/** An answer as it was heard: how many characters it had, and what else a page of it is made of. */
export type Heard = ApiAnswer & { readonly size: number; readonly keys: readonly string[] };

type Kept = { heard: Heard; at: number };

export type ShelfRules = {
  now?: () => number;
  /** Characters, all answers together. */
  maxSize: number;
  /** Milliseconds that an answer counts as fresh. At 0 everybody asks for themselves. */
  lifetime: () => number;
  /** Milliseconds that an old answer is better than none, while nobody answers. */
  patience?: number;
};

/** Keeps answers under their questions. Whoever asks what is just being asked waits for the same answer. */
export const createAnswerShelf = ({ now = Date.now, maxSize, lifetime, patience = 0 }: ShelfRules) => {
  const kept = new LRUCache<string, Kept>({
    maxSize: Math.max(1, maxSize),
    sizeCalculation: ({ heard }, key) => heard.size + key.length,
  });
  let pending = new Map<string, Promise<Heard>>();

  const fetch = (key: string, ask: () => Promise<Heard>): Promise<Heard> => {
    const running = pending.get(key);
    // The first asker may have had to leave; that is no answer for the others.
    if (running) return running.catch(ask);
    const asked = pending;
    const fresh = ask().then((heard) => {
      // What was asked before a change may tell of the time before it.
      if (heard.status === 200 && asked === pending) kept.set(key, { heard, at: now() });
      return heard;
    });
    asked.set(key, fresh);
    void fresh.catch(() => {}).finally(() => asked.delete(key));
    return fresh;
  };

  return {
    get: async (key: string, ask: () => Promise<Heard>): Promise<Heard> => {
      if (lifetime() === 0) return ask();
      const known = kept.get(key);
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
    clear: (): void => {
      kept.clear();
      pending = new Map();
    },
  };
};

export type AnswerShelf = ReturnType<typeof createAnswerShelf>;
