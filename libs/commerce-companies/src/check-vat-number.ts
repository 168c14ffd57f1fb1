import { err, ok, type Result } from '@shop/domain/result';
import { findCountryById } from '@shop/domain/countries';
import { parseVatNumber } from './vat-number.ts';
import type { VatRegister } from './vat-register.port.ts';

/** A number and what its register said; both null without a number. */
type CheckedVat =
  | { readonly vat_number: null; readonly vat_check: null }
  | { readonly vat_number: string; readonly vat_check: 'registered' | 'not_checked' };

type Typed = { readonly vat_number: string; readonly country_id: number };
type VatProblem = { readonly field: 'vat_number' | 'country_id'; readonly code: string };

/** The Tax Registration Number of the Emirates. */
const OUTSIDE_OF_EU: Readonly<Partial<Record<string, RegExp>>> = { AE: /^100\d{12}$/ };

const outsideOfEu = (typed: string, country: string): Result<CheckedVat, VatProblem> => {
  const tidy = typed.trim();
  const form = OUTSIDE_OF_EU[country];
  return form && !form.test(tidy.replaceAll(/[\s-]/g, ''))
    ? err({ field: 'vat_number', code: 'vat_number' })
    : ok({ vat_number: form ? tidy.replaceAll(/[\s-]/g, '') : tidy, vat_check: 'not_checked' });
};

/** The normalised number, and the answer of its register. A register without an answer is no refusal. */
export const checkVatNumber = async (
  register: VatRegister,
  { vat_number: typed, country_id }: Typed,
): Promise<Result<CheckedVat, VatProblem>> => {
  const country = findCountryById(country_id);
  if (!country) return err({ field: 'country_id', code: 'required' });
  if (typed.trim() === '') return ok({ vat_number: null, vat_check: null });
  if (!country.eu && /^\d/.test(typed.trim())) return outsideOfEu(typed, country.code);
  const parsed = parseVatNumber(typed, country.code);
  if (!parsed.ok) return err({ field: 'vat_number', code: parsed.error });
  const said = await register.find(parsed.value);
  return said === 'unknown'
    ? err({ field: 'vat_number', code: 'vat_unknown' })
    : ok({ vat_number: parsed.value, vat_check: said });
};
