import type { ChangeListener } from '@shop/commerce-kit/change-listener';

type Remembering = {
  /** Deletes counts and listings, which may be out of date. Names are kept. */
  forgetCounts: () => void;
  forgetAll: () => void;
};

const isOfProducts = (key: string) => key === 'catalogue' || /^(product|category):/.test(key);

/**
 * Deletes cached data when a change is announced. Without the change stream nothing may be cached, so each reader
 * calls this first and the caches are emptied.
 */
export const followChanges = (changes: Pick<ChangeListener, 'subscribe'>, memory: Remembering) => {
  let isHearing = false;

  const subscribe = () => {
    const stop = changes.subscribe({
      heard: (keys) => (keys.every(isOfProducts) ? memory.forgetCounts() : memory.forgetAll()),
      broken: () => {
        isHearing = false;
        memory.forgetAll();
      },
    });
    isHearing = stop !== undefined;
  };

  return {
    beforeReading: () => {
      if (isHearing) return;
      memory.forgetAll();
      subscribe();
    },
  };
};
