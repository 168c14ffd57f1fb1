/** The place in the browser's store by which tabs tell each other; holds the time of the last change of the cart. */
export const OTHER_TABS = 'shop_cart';
