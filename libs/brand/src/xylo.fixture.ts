import { PROMISES, SELLER } from './testing.ts';

/** The minimal file of a brand: the brand of this library's tests. */
export const XYLO = {
  key: 'xy',
  name: 'Xylo Harbour',
  theme: 'default',
  defaultLocale: 'lt',
  country: 'LT',
  shipsTo: ['LT'],
  currency: 'EUR',
  featuresOff: [],
  titleOrder: 'meta-first',
  verification: 'x',
  timeZone: 'Europe/Vilnius',
  seller: SELLER,
  promises: PROMISES,
} as const;
