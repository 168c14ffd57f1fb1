import type { KeptCompany } from '@shop/database';
import { findCountryById } from '@shop/domain/countries';
import { tidyRegisterCode } from '@shop/domain/register-code';
import { err, ok, type Result } from '@shop/domain/result';
import { checkVatNumber } from './check-vat-number.ts';
import type { VatRegister } from './vat-register.port.ts';

type TypedCompany = {
  readonly name: string;
  readonly register_code: string;
  readonly vat_number: string;
  readonly country_id: number;
};

type Problems = Readonly<Record<string, readonly [string]>>;

/** The company as it stands on an invoice; else the codes of its wrong fields. */
export const readCompany = async (
  register: VatRegister,
  { name, register_code: typed, vat_number, country_id }: TypedCompany,
): Promise<Result<KeptCompany, Problems>> => {
  const country = findCountryById(country_id);
  if (!country) return err({ country_id: ['required'] });
  const code = tidyRegisterCode(country.code, typed);
  const problems = code.ok ? {} : { register_code: [code.error] as const };
  const vat = await checkVatNumber(register, { vat_number, country_id });
  if (!vat.ok) return err({ ...problems, [vat.error.field]: [vat.error.code] as const });
  return code.ok ? ok({ name, register_code: code.value, country_id, ...vat.value }) : err(problems);
};
