import type { StoreConfig } from '@shop/contracts';
import { LRUCache } from 'lru-cache';
import type { ChangeListener } from '@shop/commerce-kit/change-listener';

/** Rates begin by the clock, and no clock announces itself. */
const LONGEST_MS = 10_000;

/** Keeps what was read of a site until it changes. Without the change stream nothing is kept. */
export const createRememberedConfig = (changes: Pick<ChangeListener, 'subscribe'>) => {
  const kept = new LRUCache<string, Promise<StoreConfig>>({ max: 100, ttl: LONGEST_MS });
  let isListening = false;

  const listens = (): boolean => {
    isListening ||=
      changes.subscribe({
        heard: () => kept.clear(),
        broken: () => {
          isListening = false;
          kept.clear();
        },
      }) !== undefined;
    return isListening;
  };

  return (key: string, read: () => Promise<StoreConfig>): Promise<StoreConfig> => {
    if (!listens()) return read();
    const known = kept.get(key);
    if (known) return known;
    const reading = read();
    kept.set(key, reading);
    reading.catch(() => kept.delete(key));
    return reading;
  };
};

export type RememberedConfig = ReturnType<typeof createRememberedConfig>;
