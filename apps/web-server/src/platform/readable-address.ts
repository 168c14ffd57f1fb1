const isReadable = (url: string): boolean => {
  try {
    // The result is used because the bundler removes a call with an unused result, and with it the error that is
    // expected here.
    return decodeURI(url) !== '';
  } catch {
    return false;
  }
};

/** An address with invalid escapes is used literally: it matches no page and gets the not-found page. */
export const readableAddress = (url: string): string =>
  !url.includes('%') || isReadable(url) ? url : url.replace(/%/g, '%25');
