/** Digits with at most four places: an amount in an address or a form. */
export const isNonNegativeDecimal = (text: string): boolean => /^\d{1,9}(\.\d{1,4})?$/.test(text);
