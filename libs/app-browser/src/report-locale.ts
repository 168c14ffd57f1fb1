const TOLD = 'shop.locale-told';

const read = (): string | null => {
  try {
    return localStorage.getItem(TOLD);
  } catch {
    // Storage may be closed to this page; then the language is told each time.
    return null;
  }
};

/**
 * Tells the server which language is read now, when it is another one than was told before. The cookie cannot say that:
 * the page's own answer has overwritten it.
 */
export const reportLocaleOnce = (locale: string, report: (locale: string) => void): void => {
  if (read() === locale) return;
  report(locale);
  try {
    localStorage.setItem(TOLD, locale);
  } catch {
    // As above.
  }
};
