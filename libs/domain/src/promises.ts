/** What the shop promises of every order. Texts take the figures from here, so that no two of them differ. */
export const RETURN_DAYS = 14;
/** The seller's own; what a maker adds stands among the product's features. */
export const GUARANTEE_YEARS = 2;
