const RELOADED = 'shop.reloaded-at';
/** How long a page that has just been reloaded is not reloaded again. */
const GUARD = 10_000;

/**
 * Loads the whole page again, unless that was done a moment ago: a page that fails each time would otherwise
 * reload endlessly. Returns whether it reloads.
 */
export const reloadOnce = (reload: () => void = () => location.reload()): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < GUARD) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // Without storage the next page could not detect the reload.
    return false;
  }
  reload();
  return true;
};
