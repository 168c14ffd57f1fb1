const isReadable = (url: string): boolean => {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
};

/** An address whose escapes mean nothing is taken by its letters: it leads nowhere, and the page for that says so. */
export const readableAddress = (url: string): string =>
  !url.includes('%') || isReadable(url) ? url : url.replace(/%/g, '%25');
