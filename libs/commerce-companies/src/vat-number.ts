import { err, ok, type Result } from '@shop/domain/result';
import { checkVAT, countries } from 'jsvat';

/** Of the Union, and Northern Ireland, whose numbers the register knows as XI. */
const EU = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);
const EU_RULES = countries.filter(({ codes }) => codes.some((code) => EU.has(code) || code === 'GR'));

/**
 * Tidies a VAT number and tests its form and check digits by its country. Without the letters of a country it gets those of the
 * company's.
 */
export const parseVatNumber = (typed: string, countryCode: string): Result<string, 'vat_number'> => {
  const tidy = typed.toUpperCase().replaceAll(/[\s.-]/g, '');
  const named = /^[A-Z]{2}/.test(tidy) ? tidy : `${countryCode}${tidy}`;
  return checkVAT(named, EU_RULES).isValid ? ok(named) : err('vat_number');
};
