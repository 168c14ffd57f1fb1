import type { ChangeListener } from '@shop/commerce-kit/change-listener';

type Remembering = {
  /** Counts and listings may be wrong; what things are called is not. */
  forgetCounts: () => void;
  forgetAll: () => void;
};

const isOfProducts = (key: string) => key === 'catalogue' || /^(product|category):/.test(key);

/**
 * Keeps what is remembered as fresh as the announcements. While they cannot be heard nothing may be remembered,
 * so whoever reads asks first and is given a clean slate.
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
