const AREA = /^\/(checkout|payment|confirm|success)(?:\/([^/?#]+))?\/?$/;
const RETURNS = ['accept', 'decline', 'fail'];

/** Whether a visitor with a session leaves the checkout by opening `path` (without language). */
export const leavesCheckout = (slug: string, path: string): boolean => {
  const [, page, part] = AREA.exec(path) ?? [];
  if (page === undefined) return true;
  if (part === undefined) return false;
  // The provider's return pages belong to the purchase; another slug is another purchase.
  return !(page === 'payment' && RETURNS.includes(part)) && page !== 'success' && part !== slug;
};
