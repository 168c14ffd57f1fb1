import { LRUCache } from 'lru-cache';

/**
 * Keeps the outcome of reading until it is told to forget. Two who ask at once share one reading; a reading
 * that began before a change is handed to those who waited for it and not kept.
 */
export const createRemembered = <T extends object>(most: number) => {
  const kept = new LRUCache<string, T, () => Promise<T>>({
    max: most,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: load }) => load(),
  });

  return {
    read: (key: string, load: () => Promise<T>): Promise<T> => kept.forceFetch(key, { context: load }),
    forget: () => kept.clear(),
  };
};
