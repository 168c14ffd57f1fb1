type Waits = {
  /** Milliseconds without calls before the function runs. */
  quiet: number;
  /** Milliseconds after the first call at which it runs in any case. */
  atMost: number;
};

/** Runs the function once after a burst of calls. */
export const debounce = (work: () => void, { quiet, atMost }: Waits): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstAt: number | undefined;
  return () => {
    const now = performance.now();
    firstAt ??= now;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        firstAt = undefined;
        work();
      },
      Math.max(0, Math.min(quiet, firstAt + atMost - now)),
    );
  };
};
