/**
 * Names of the routes where the modal of unpaid orders never opens: the client sees the orders there, or is
 * about to pay. Routes of pages that this brand does not have yet are listed too.
 */
export const EXCLUDED: ReadonlySet<string> = new Set([
  'my-orders',
  'order',
  'create-order-slug',
  'order-successful',

  'misc-invoice',
  'invoice-accept',
  'invoice-decline',

  // Each with a slug and without: one route has both.
  'checkout',
  'payment',
  'confirm',
  'success',
  'payment-accept',

  'reservation-success',
  'account-information',
  'delivery-addresses',
  'new-delivery-address',
  'edit-delivery-address',
  'remove-delivery-address',
  'site-pro',
  'site-pro-people',
  'site-pro-invitation',
  'site-pro-delivery',
  'site-pro-payment-id',
]);

export const isExcluded = (routeName: string): boolean => EXCLUDED.has(routeName);
