export const VARIANT_PARAM = 'productVariant';
/** Options that the shopper has not chosen yet, though a version is shown: its keys, or all of them. */
export const CHOOSE_PARAM = 'choose';
export const CHOOSE_ALL = 'all';

/**
 * The query of a version's own page. Separate from the rules of choosing, because cards link to versions too.
 */
export const variantQuery = (id: number, open: readonly string[]): Record<string, string | number> => ({
  [VARIANT_PARAM]: id,
  ...(open.length > 0 && { [CHOOSE_PARAM]: open.join(',') }),
});
