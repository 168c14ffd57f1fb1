/** The place in the browser's store by which tabs tell each other. */
export const OTHER_TABS = 'shop_cart';

/** Hears that another tab of this browser has changed the cart. */
export const hearOtherTabs = (onChange: () => void): void =>
  addEventListener('storage', ({ key }) => {
    if (key === OTHER_TABS) onChange();
  });
