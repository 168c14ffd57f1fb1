const isReadable = (url: string): boolean => {
  try {
    // The bundler leaves a call out whose value nobody uses, and with it the failure that is waited for here.
    return decodeURI(url) !== '';
  } catch {
    return false;
  }
};

/** An address whose escapes mean nothing is taken by its letters: it leads nowhere, and the page for that says so. */
export const readableAddress = (url: string): string =>
  !url.includes('%') || isReadable(url) ? url : url.replace(/%/g, '%25');
