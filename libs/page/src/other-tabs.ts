/** The place in the browser's store by which tabs tell each other; holds the time of the last change. */
export const OTHER_TABS = 'shop_cart';

/** A change that was answered after this page had been asked for may be missing in it. */
const isChangedSinceAsked = (): boolean => {
  try {
    return Number(localStorage.getItem(OTHER_TABS)) > performance.timeOrigin;
  } catch {
    return false;
  }
};

/** Hears that this browser has changed the cart in another tab, or in the page before this one. */
export const hearOtherTabs = (onChange: () => void): void => {
  if (isChangedSinceAsked()) queueMicrotask(onChange);
  addEventListener('storage', ({ key }) => {
    if (key === OTHER_TABS) onChange();
  });
};
