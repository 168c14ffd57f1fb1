/** The time that one page may wait for the API, over all of its calls. */
export const createPageBudget = (milliseconds: number) => {
  let left = milliseconds;
  return {
    /** Its signal aborts after the given share of the remaining time. */
    spend: async <Done>(work: (signal: AbortSignal) => Promise<Done>, share = 1): Promise<Done> => {
      const controller = new AbortController();
      const begun = performance.now();
      const timer = setTimeout(() => controller.abort(), left * share);
      try {
        return await work(controller.signal);
      } finally {
        clearTimeout(timer);
        left = Math.max(0, left - (performance.now() - begun));
      }
    },
  };
};

export type PageBudget = ReturnType<typeof createPageBudget>;
