/** Runs a number of workers over the numbers from 0 to `count`. */
export const inParallel = async (
  count: number,
  workers: number,
  work: (at: number) => Promise<void>,
): Promise<void> => {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const at = next;
      next += 1;
      await work(at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, count) }, worker));
};
