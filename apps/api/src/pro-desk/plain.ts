/** Signs that would change the terminal are shown as question marks. */
export const plain = (typed: string): string => typed.replaceAll(/\p{Cc}/gu, '?');
