type Making<T> = { made: Promise<T>; askers: number; end: AbortController };

/**
 * Concurrent requests of one key share one run of the work. The work is aborted when all of them have left.
 */
export function createOncePerKey<T>() {
  const making = new Map<string, Making<T>>();

  const begin = (key: string, make: (signal: AbortSignal) => Promise<T>): Making<T> => {
    const end = new AbortController();
    const begun: Making<T> = { made: make(end.signal), askers: 0, end };
    const forget = () => {
      if (making.get(key) === begun) making.delete(key);
    };
    end.signal.addEventListener('abort', forget, { once: true });
    void begun.made.then(forget, forget);
    making.set(key, begun);
    return begun;
  };

  return (key: string, gone: AbortSignal, make: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const running = making.get(key) ?? begin(key, make);
    running.askers += 1;
    const leave = () => {
      running.askers -= 1;
      if (running.askers === 0) running.end.abort();
    };
    if (gone.aborted) leave();
    else gone.addEventListener('abort', leave, { once: true });
    return running.made;
  };
}
