import { LRUCache } from 'lru-cache';

/**
 * Keeps the outcome of reading until it is told to forget. Two who ask at once share one reading; a reading
 * that began before a change is handed to those who waited for it and not kept.
 */
export const createRemembered = <T extends object>(most: number) => {
  const kept = new LRUCache<string, Promise<T>>({ max: most });

  return {
    read: (key: string, load: () => Promise<T>): Promise<T> => {
      const known = kept.get(key);
      if (known) return known;
      const loading = load();
      kept.set(key, loading);
      loading.catch(() => {
        if (kept.peek(key) === loading) kept.delete(key);
      });
      return loading;
    },
    forget: () => kept.clear(),
  };
};

export type Remembered<T extends object> = ReturnType<typeof createRemembered<T>>;
