/** Digits with at most four places: what an address or a form may say for an amount. */
export const isNonNegativeDecimal = (text: string): boolean => /^\d{1,9}(\.\d{1,4})?$/.test(text);
