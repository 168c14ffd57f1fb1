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
  '/*/newsletter/confirm',
  '/*/newsletter/unsubscribe',
  '/*/unsubscribe',
  '/*/wish-list',
  '/*/review/',
  '/*/my-reviews',
  '/*/preferences',
];

export const robotsText = (appUrl?: string): string =>
  [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    ...(appUrl === undefined ? [] : [`Sitemap: ${appUrl}/sitemap-content.xml`]),
    '',
  ].join('\n');
