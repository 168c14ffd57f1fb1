import type { CountryCode } from './countries.ts';

type Postcodes = {
  readonly pattern: RegExp;
  /** From the groups of the pattern to the printed form. */
  readonly write: string;
  readonly example: string;
};

/** The countries that brands deliver to. Elsewhere a postcode is accepted as typed. */
const POSTCODES: Partial<Record<CountryCode, Postcodes>> = {
  LT: { pattern: /^(?:LT[- ]?)?(\d{5})$/, write: '$1', example: '01103' },
  LV: { pattern: /^(?:LV[- ]?)?(\d{4})$/, write: 'LV-$1', example: 'LV-1050' },
  EE: { pattern: /^(?:EE[- ]?)?(\d{5})$/, write: '$1', example: '10111' },
  NL: { pattern: /^(?:NL[- ]?)?([1-9]\d{3}) ?([A-Z]{2})$/, write: '$1 $2', example: '1012 AB' },
};

const WITHOUT: readonly CountryCode[] = ['AE'];

export const hasPostcodes = (country: CountryCode): boolean => !WITHOUT.includes(country);

/** An example postcode of the country, for messages; undefined where none is known. */
export const postcodeExample = (country: CountryCode): string | undefined => POSTCODES[country]?.example;

/** The postcode in the official notation of the country, or null when it is invalid there. */
export const tidyPostcode = (country: CountryCode, typed: string): string | null => {
  if (!hasPostcodes(country)) return '';
  const known = POSTCODES[country];
  const text = typed.trim().replace(/\s+/g, ' ');
  if (!known) return text;
  const upper = text.toUpperCase();
  return known.pattern.test(upper) ? upper.replace(known.pattern, known.write) : null;
};
