import { findCountryById } from '@shop/domain/countries';
import { isPhoneNumber, tidyPhoneNumber } from '@shop/domain/phone-number';
import { noPhoneNumber } from './accounts.problems.ts';

/** The number is optional. A domestic number is stored with the calling code of the brand's country. */
export const readPhone = (typed: string | undefined, countryId: number): string => {
  if (!typed) return '';
  const number = tidyPhoneNumber(findCountryById(countryId)?.code, typed);
  if (!isPhoneNumber(number)) throw noPhoneNumber();
  return number;
};
