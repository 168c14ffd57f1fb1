/**
 * Tells whether the visitor went back or forward while the page was still loading its scripts. The document is then of
 * another address than the one that the router would start with. A place within the page is no other address.
 */
export const watchAddress = (rendered: string): (() => boolean) => {
  const { search } = location;
  return () => location.pathname !== rendered || location.search !== search;
};
