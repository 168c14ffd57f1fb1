declare global {
  /** Called by the build's transform before each lazy import of a library, with the file's path in the repository. */
  var __shopLoaded: ((file: string) => void) | undefined;
}

/** The source files whose import `start` begins before it first waits. */
export const modulesOf = (start: () => unknown): string[] => {
  const files: string[] = [];
  const before = globalThis.__shopLoaded;
  globalThis.__shopLoaded = (file) => files.push(file);
  try {
    const started = start();
    if (started instanceof Promise) started.catch(() => {});
  } finally {
    globalThis.__shopLoaded = before;
  }
  return files;
};
