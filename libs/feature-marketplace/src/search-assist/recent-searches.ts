const PLACE = 'shop_recent_searches';
const MOST = 6;

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The searches on this device, latest first. They never leave the device; without storage there are none. */
export const recentSearches = {
  read: (): string[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isWord).slice(0, MOST) : [];
    } catch {
      return [];
    }
  },

  remember: (term: string): void => {
    const word = term.trim();
    if (word === '') return;
    const others = recentSearches.read().filter((kept) => kept.toLowerCase() !== word.toLowerCase());
    try {
      localStorage.setItem(PLACE, JSON.stringify([word, ...others].slice(0, MOST)));
    } catch {
      // Storage is full or blocked: the search itself works.
    }
  },

  forget: (): void => {
    try {
      localStorage.removeItem(PLACE);
    } catch {
      // As above.
    }
  },
};
