/** Paths that search engines should not index: pages of a single visitor, and technical addresses. */
const PRIVATE = [
  '/api/',
  '/dev/',
  '/status',
  '/*/cart',
  '/*/checkout',
  '/*/payment',
  '/*/confirm',
  '/*/success',
  '/*/my-orders',
  '/*/order/',
  '/*/user-account',
  '/*/account-information',
  '/*/delivery-addresses',
  '/*/password-reset',
  '/*/confirm-email',
  '/*/unsubscribe',
  '/*/preferences',
];

export const robotsText = (): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), ''].join('\n');
