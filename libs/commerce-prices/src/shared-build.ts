import { setTimeout as wait } from 'node:timers/promises';

type Build = {
  readonly work: Promise<boolean>;
  /** Waiting has ended: the build is over, or it takes long. */
  readonly over: Promise<true>;
  /** The next step whose prices are shown; another promise after each. */
  shown: PromiseWithResolvers<false>;
};

/**
 * One build for all callers. A request waits for a step of it while the build is young: a large catalogue
 * takes minutes, and its shoppers are asked to return later instead.
 */
export const createSharedBuild = (
  start: (onShown: () => void) => Promise<boolean>,
  { youngMs }: { youngMs: number },
) => {
  let running: Build | undefined;

  const begin = (): Build => {
    const work = start(() => {
      build.shown.resolve(false);
      build.shown = Promise.withResolvers();
    }).finally(() => (running = undefined));
    const over = Promise.race([work.then(() => true as const), wait(youngMs, true as const, { ref: false })]);
    // A failure is passed to the waiting requests, and to the caller of `run`.
    over.catch(() => {});
    const build: Build = { work, over, shown: Promise.withResolvers() };
    return build;
  };
  const join = (): Build => (running ??= begin());

  return {
    /** Builds, or joins the build that runs. False when another process builds. */
    run: (): Promise<boolean> => join().work,
    /** Checks again after each step of the build, until a result exists or waiting has ended. */
    seek: async <T>(find: () => Promise<T | null>): Promise<T | null> => {
      const build = join();
      for (;;) {
        const isOver = await Promise.race([build.over, build.shown.promise]);
        const found = await find();
        if (found !== null || isOver) return found;
      }
    },
  };
};
