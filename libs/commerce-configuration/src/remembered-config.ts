import type { StoreConfig } from '@shop/contracts/configuration';
import type { Clock } from '@shop/database';
import { LRUCache } from 'lru-cache';
import type { ChangeListener } from '@shop/commerce-kit/change-listener';

/** The longest lifetime: a new exchange rate becomes valid by the clock, without an announcement. */
const LONGEST_MS = 10_000;

/** Caches a site's configuration until it changes. Without the change stream nothing is cached. */
export const createRememberedConfig = (changes: Pick<ChangeListener, 'subscribe'>, clock: Clock) => {
  const kept = new LRUCache<string, StoreConfig, () => Promise<StoreConfig>>({
    max: 100,
    ttl: LONGEST_MS,
    perf: { now: () => clock().getTime() },
    ttlResolution: 0,
    // A read that began before a change is returned to its callers, and not cached.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: read }) => read(),
  });
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

  return (key: string, read: () => Promise<StoreConfig>): Promise<StoreConfig> =>
    listens() ? kept.forceFetch(key, { context: read }) : read();
};

export type RememberedConfig = ReturnType<typeof createRememberedConfig>;
