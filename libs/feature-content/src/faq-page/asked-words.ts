const LONGEST = 200;

/** The words that the address searches for; empty for all questions. */
export const askedWords = (search: string): string =>
  (new URLSearchParams(search).get('s') ?? '').trim().slice(0, LONGEST);
