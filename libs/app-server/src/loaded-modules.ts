import { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  /**
   * The files of the waiting `modulesOf`. The build's transform adds to it before each lazy import of a
   * library, with the file's path in the repository. Global, since the bundles of all brands share one
   * process.
   */
  var __shopLoading: AsyncLocalStorage<string[]> | undefined;
}

const loading = (globalThis.__shopLoading ??= new AsyncLocalStorage<string[]>());

/**
 * The source files that `start` imports until it resolves: a list of pages first, then the page that it
 * names.
 */
export const modulesOf = async (start: () => unknown): Promise<string[]> => {
  const files: string[] = [];
  await loading.run(files, async () => start());
  return files;
};
