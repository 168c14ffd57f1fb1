const TOLD = 'shop.locale-told';

const read = (): string | null => {
  try {
    return localStorage.getItem(TOLD);
  } catch {
    // Storage may not be available to this page; then the language is reported each time.
    return null;
  }
};

/**
 * Reports the language of the page to the server, when it differs from the last reported one. The cookie
 * cannot show that: the page's own answer has overwritten it.
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
