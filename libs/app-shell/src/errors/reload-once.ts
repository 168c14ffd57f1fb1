const RELOADED = 'shop.reloaded-at';
/** How long a page that has just been reloaded is not reloaded again. */
const GUARD = 10_000;

/**
 * Loads the whole page again, unless that was done a moment ago: a page that fails each time would otherwise spin
 * without end. Returns whether it reloads.
 */
export const reloadOnce = (reload: () => void = () => location.reload()): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < GUARD) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // Without storage the next page would not know that it was reloaded.
    return false;
  }
  reload();
  return true;
};
