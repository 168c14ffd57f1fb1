/**
 * The fixed table of countries; ids are part of the wire. Names are not stored: they come from
 * `Intl.DisplayNames`.
 */
export const COUNTRIES = [
  { id: 1, code: 'LT', callingCode: '370', eu: true },
  { id: 2, code: 'LV', callingCode: '371', eu: true },
  { id: 3, code: 'EE', callingCode: '372', eu: true },
  { id: 4, code: 'NL', callingCode: '31', eu: true },
  { id: 5, code: 'AE', callingCode: '971', eu: false },
  { id: 6, code: 'US', callingCode: '1', eu: false },
  { id: 7, code: 'PL', callingCode: '48', eu: true },
  { id: 8, code: 'DE', callingCode: '49', eu: true },
  { id: 9, code: 'FI', callingCode: '358', eu: true },
  { id: 10, code: 'SE', callingCode: '46', eu: true },
] as const;

export type Country = (typeof COUNTRIES)[number];
export type CountryCode = Country['code'];

export const findCountryById = (id: number): Country | undefined =>
  COUNTRIES.find((country) => country.id === id);

/** Raises for an unknown code. */
export const getCountry = (code: CountryCode): Country => {
  const country = findCountryByCode(code);
  if (!country) throw new RangeError(`${String(code)} is the code of no country`);
  return country;
};

export const findCountryByCode = (code: string): Country | undefined =>
  COUNTRIES.find((country) => country.code === code);
