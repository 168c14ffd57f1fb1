import { LRUCache } from 'lru-cache';

/**
 * Caches results until `forget`. Two concurrent requests share one read; a read that began before a change is
 * returned to its callers and not cached.
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
