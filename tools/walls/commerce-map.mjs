/**
 * The commerce libraries that each commerce library may import. A library may import only those of earlier
 * lines, so there is no circle. All other connections are ports that
 * `apps/api` wires.
 */
export const commerceMap = {
  kit: [],
  jobs: ['kit'],
  configuration: ['kit'],
  companies: [],
  tariff: [],
  stock: [],
  ledger: ['kit'],
  'mail-reports': ['kit', 'jobs'],
  mail: ['kit', 'jobs', 'mail-reports'],
  operations: ['kit', 'jobs', 'mail'],
  prices: ['kit', 'jobs', 'tariff'],
  search: [],
  catalogue: ['kit', 'jobs', 'stock', 'prices', 'search'],
  accounts: ['kit', 'jobs', 'mail', 'mail-reports'],
  factors: ['kit', 'mail', 'accounts'],
  campaigns: ['kit'],
  trackers: ['kit'],
  wishes: ['kit', 'jobs', 'prices', 'stock', 'mail', 'accounts'],
  newsletters: ['kit', 'jobs', 'mail', 'mail-reports', 'accounts'],
  cart: ['kit', 'jobs', 'tariff', 'stock', 'accounts'],
  'cart-reminders': ['kit', 'jobs', 'prices', 'stock', 'mail', 'accounts'],
  payments: ['kit', 'ledger'],
  'saved-means': ['kit', 'payments'],
  reservations: ['kit', 'mail', 'accounts', 'payments'],
  'payment-montonio': ['payments'],
  'payment-paypal': ['payments'],
  'payment-sandbox': ['kit', 'payments'],
  'payment-stripe': ['payments'],
  content: ['kit', 'mail'],
  privacy: ['kit', 'mail'],
  settlements: ['kit', 'jobs', 'payments'],
  'misc-invoices': ['kit', 'ledger', 'mail', 'payments'],
  staff: [...['kit', 'accounts', 'factors', 'ledger', 'mail', 'mail-reports', 'payments'], 'misc-invoices'],
  payables: ['kit', 'tariff', 'ledger', 'payments', 'saved-means'],
  'top-ups': ['kit', 'ledger', 'mail', 'payments'],
  orders: ['kit', 'companies', 'mail', 'catalogue', 'accounts', 'payments'],
  files: ['kit'],
  texts: ['kit', 'staff'],
  quotes: ['kit', 'jobs', 'tariff', 'mail', 'accounts', 'payments', 'orders', 'files'],
  tracking: ['kit', 'mail', 'orders'],
  pro: ['kit', 'companies', 'mail', 'accounts', 'payments', 'misc-invoices', 'quotes', 'files'],
  forwarding: ['kit', 'tariff', 'mail', 'payments', 'orders', 'files'],
  claims: ['kit', 'mail', 'payments', 'orders', 'files'],
  'product-reviews': ['kit', 'jobs', 'mail', 'accounts', 'orders', 'files'],
  office: [
    ...['kit', 'tariff', 'mail', 'mail-reports', 'payments', 'staff', 'quotes', 'tracking', 'files'],
    ...['forwarding', 'claims', 'content', 'product-reviews'],
  ],
  invoices: ['kit', 'tariff', 'payments', 'orders'],
  withdrawals: ['kit', 'tariff', 'ledger', 'mail', 'catalogue', 'payments', 'orders', 'invoices'],
  checkout: [
    ...['kit', 'companies', 'tariff', 'stock', 'ledger', 'mail', 'catalogue', 'cart'],
    ...['payments', 'saved-means', 'orders'],
  ],
};

/** Additional imports of tests. A test of several libraries is in a library that may import all of them. */
export const commerceMapOfTests = {
  catalogue: ['tariff'],
  checkout: ['accounts', 'payment-sandbox'],
};
