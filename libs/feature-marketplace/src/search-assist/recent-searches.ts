const PLACE = 'shop_recent_searches';
const MOST = 6;

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What was searched for on this device, latest first. It never leaves the device; where nothing can be kept, nothing is. */
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
      // A full or forbidden store: the search itself goes on.
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
