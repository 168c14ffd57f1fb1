/**
 * Detects whether the visitor went back or forward while the page was still loading its scripts. The document
 * then belongs to another address than the router would start with. A fragment of the page is not another
 * address.
 */
export const watchAddress = (rendered: string): (() => boolean) => {
  const { search } = location;
  return () => location.pathname !== rendered || location.search !== search;
};
