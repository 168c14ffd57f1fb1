/** A brand in its own country and currency, with an address that its couriers reach. */
export type Market = {
  readonly brand: string;
  readonly countryId: number;
  readonly currency: 'EUR' | 'AED';
  readonly place: { readonly city: string; readonly zip: string; readonly phone_number: string };
};

export const MARKETS: readonly Market[] = [
  {
    ...{ brand: 'lt', countryId: 1, currency: 'EUR' },
    place: { city: 'Vilnius', zip: '01123', phone_number: '+370 612 34567' },
  },
  {
    ...{ brand: 'lv', countryId: 2, currency: 'EUR' },
    place: { city: 'Rīga', zip: 'LV-1010', phone_number: '+371 21234567' },
  },
  {
    ...{ brand: 'ee', countryId: 3, currency: 'EUR' },
    place: { city: 'Tallinn', zip: '10111', phone_number: '+372 51234567' },
  },
  {
    ...{ brand: 'nl', countryId: 4, currency: 'EUR' },
    place: { city: 'Amsterdam', zip: '1012 AB', phone_number: '+31 612345678' },
  },
  {
    ...{ brand: 'ae', countryId: 5, currency: 'AED' },
    place: { city: 'Dubai', zip: '00000', phone_number: '+971 501234567' },
  },
];

export const METHODS = ['air', 'sea'] as const;
export type Method = (typeof METHODS)[number];
