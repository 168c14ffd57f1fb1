/**
 * What each commerce library may know of the others, from the ground up. A line is a library; what it
 * imports stands on lines above it, so there is no circle. Everything else goes through a port that
 * `apps/api` wires.
 */
export const commerceMap = {
  kit: [],
  jobs: ['kit'],
  configuration: ['kit'],
  tariff: [],
  stock: [],
  ledger: [],
  mail: ['kit', 'jobs'],
  operations: ['kit', 'jobs', 'mail'],
  catalogue: ['kit', 'jobs', 'tariff', 'stock'],
  accounts: ['kit', 'jobs', 'mail'],
  cart: ['kit', 'jobs', 'tariff', 'stock', 'accounts'],
  payments: ['kit', 'ledger'],
  'payment-sandbox': ['kit', 'payments'],
  payables: ['kit', 'tariff', 'ledger', 'payments'],
  orders: ['kit', 'ledger', 'mail', 'catalogue', 'accounts', 'payments'],
  checkout: ['kit', 'tariff', 'stock', 'ledger', 'mail', 'catalogue', 'cart', 'payments', 'orders'],
};

/** What tests alone may import in addition: whole ways are tried where everything that they need is known. */
export const commerceMapOfTests = {
  checkout: ['accounts', 'payment-sandbox'],
};
