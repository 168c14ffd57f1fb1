import { findCountryByCode, type CountryCode } from './countries.ts';

/** `+`, then 7 to 15 digits; a single space is allowed between digits. */
const PHONE_NUMBER = /^\+\d(?: ?\d){6,14}$/;

export const isPhoneNumber = (value: string): boolean => PHONE_NUMBER.test(value);

type Domestic = {
  /** The trunk prefix of a domestic number. */
  readonly trunk: RegExp;
  /** Lengths of a number without trunk prefix and calling code. */
  readonly digits: readonly number[];
};

/** The domestic notation in the countries that brands deliver to. */
const DOMESTIC: Partial<Record<CountryCode, Domestic>> = {
  LT: { trunk: /^[08]/, digits: [8] },
  LV: { trunk: /^(?!)/, digits: [8] },
  EE: { trunk: /^(?!)/, digits: [7, 8] },
  NL: { trunk: /^0/, digits: [9] },
  AE: { trunk: /^0/, digits: [8, 9] },
};

const ownNumber = ({ trunk, digits }: Domestic, dialled: string): string | null => {
  const fits = (number: string) => digits.includes(number.length) && !trunk.test(number);
  if (fits(dialled)) return dialled;
  const number = dialled.replace(trunk, '');
  return number !== dialled && digits.includes(number.length) ? number : null;
};

/** A number with the country's calling code in front, written without `+`, or with the trunk prefix after the code. */
const afterCallingCode = (domestic: Domestic, code: string, digits: string): string | null =>
  digits.startsWith(code) ? ownNumber(domestic, digits.slice(code.length)) : null;

/** A number with `+`: people also write the trunk prefix after the code, where it does not belong. */
const readInternational = (domestic: Domestic, code: string, digits: string): string | null => {
  const hasTrunk = digits.startsWith(code) && domestic.trunk.test(digits.slice(code.length));
  return hasTrunk ? afterCallingCode(domestic, code, digits) : null;
};

/** The national part of a number, or null when it is not in a notation of that country. */
const readNumber = (domestic: Domestic, code: string, spaced: string): string | null => {
  const digits = spaced.replace(/^\+/, '').replaceAll(' ', '');
  if (/\D/.test(digits)) return null;
  if (spaced.startsWith('+')) return readInternational(domestic, code, digits);
  return ownNumber(domestic, digits) ?? afterCallingCode(domestic, code, digits);
};

/**
 * A number in its stored form: with `+` and the calling code. A domestic number is parsed by its country. An
 * unreadable number is unchanged, for the form to refuse.
 */
export const tidyPhoneNumber = (country: CountryCode | undefined, typed: string): string => {
  const spaced = typed
    .trim()
    .replace(/^00(?=[1-9])/, '+')
    .replace(/[\s().\-/]+/g, ' ')
    .trim();
  const code = country && findCountryByCode(country)?.callingCode;
  const domestic = country && DOMESTIC[country];
  const number = code && domestic ? readNumber(domestic, code, spaced) : null;
  if (number !== null) return `+${code} ${number}`;
  return isPhoneNumber(spaced) ? spaced : typed.trim();
};
