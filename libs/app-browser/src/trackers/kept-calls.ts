import type { TrackerName } from '@shop/domain/analytics';

type Calls = Partial<Record<TrackerName, readonly unknown[]>>;

const PLACE = 'shop_untold';

/** Calls of trackers whose scripts had not come when the last page of this tab was left; given once. */
export const takeKeptCalls = (): Calls => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Calls;
    sessionStorage.removeItem(PLACE);
    return kept;
  } catch {
    return {};
  }
};

/** Without storage they are lost: a visitor never waits for a tracker. */
export const keepCalls = (calls: Calls): void => {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(calls));
  } catch {
    // See above.
  }
};
