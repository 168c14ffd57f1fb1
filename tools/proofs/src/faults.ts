const MOST_SHOWN = 5;

/** Counts comparisons and keeps the first differences in words. */
export const createFaults = () => {
  const shown: string[] = [];
  let compared = 0;
  let wrong = 0;
  return {
    expect: (what: string, found: unknown, wanted: unknown): void => {
      compared += 1;
      if (found === wanted) return;
      wrong += 1;
      if (shown.length < MOST_SHOWN) shown.push(`${what}: ${String(found)} instead of ${String(wanted)}`);
    },
    get compared() {
      return compared;
    },
    get wrong() {
      return wrong;
    },
    shown,
  };
};

export type Faults = ReturnType<typeof createFaults>;
