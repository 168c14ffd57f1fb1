const EVERY = 5 * 60 * 1000;

const isEditing = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form[method=post] input, textarea'),
  ].some((field) => field.type !== 'hidden' && field.value !== field.defaultValue);

/**
 * Asks from time to time, and whenever the tab comes back, whether a newer build is served. The next link then loads
 * the whole page; a page in use is never reloaded.
 */
export const watchBuilds = (onNewBuild: () => void): void => {
  let current: string | undefined;
  const look = async () => {
    try {
      const response = await fetch('/builds/latest.json', {
        cache: 'no-store',
        signal: AbortSignal.timeout(5000),
      });
      const { build } = (await response.json()) as { build: string };
      if (current !== undefined && build !== current && !isEditing()) onNewBuild();
      current ??= build;
    } catch {
      // The next check will show.
    }
  };
  setInterval(() => void look(), EVERY);
  addEventListener('focus', () => void look());
  void look();
};
