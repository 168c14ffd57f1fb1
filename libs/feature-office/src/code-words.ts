/** A code of the shop, such as the state of an order, as words: staff know them by these names. */
export const codeWords = (code: string): string => code.replaceAll('_', ' ');
