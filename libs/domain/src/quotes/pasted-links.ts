/** As long as an address may be. */
export const LONGEST_LINK = 2048;

/** The links in pasted text, one a line or parted by spaces, each once. */
export const linksIn = (pasted: string): readonly string[] => [
  ...new Set(pasted.split(/\s+/).filter((part) => part !== '')),
];

/** As many items as a quote may have. */
export const MOST_ITEMS = 30;
