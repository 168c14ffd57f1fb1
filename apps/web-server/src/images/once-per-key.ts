/** Whoever asks for a thing while it is being made waits for the same making. */
export function createOncePerKey<T>() {
  const making = new Map<string, Promise<T>>();

  return (key: string, make: () => Promise<T>): Promise<T> => {
    const running = making.get(key);
    if (running) return running;
    const started = make().finally(() => making.delete(key));
    making.set(key, started);
    return started;
  };
}
