/** The key in local storage by which tabs notify each other; holds the time of the last change of the cart. */
export const OTHER_TABS_KEY = 'shop_cart';
