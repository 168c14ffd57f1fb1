import type { Checkout } from '@shop/data-access';
import { findCountryById } from '@shop/domain/countries';
import { tidyRegisterCode } from '@shop/domain/register-code';
import type { FormSchema } from '@shop/forms';

/** Fields of the form by those of the call. */
export const COMPANY_FIELDS = {
  name: 'company_name',
  country_id: 'company_country',
  register_code: 'company_code',
  vat_number: 'company_vat',
} as const;

export type TypedCompany = { name: string; register_code: string; vat_number: string; country_id: number };

type Values = Readonly<Record<string, unknown>>;

const textOf = (values: Values, field: keyof typeof COMPANY_FIELDS): string => {
  const typed = values[COMPANY_FIELDS[field]];
  return typeof typed === 'string' ? typed.trim() : '';
};

/** What was typed; null for a buyer who is a person. */
export const toCompany = (values: Values): TypedCompany | null =>
  values.buyer === 'company'
    ? {
        name: textOf(values, 'name'),
        register_code: textOf(values, 'register_code'),
        vat_number: textOf(values, 'vat_number'),
        country_id: Number(textOf(values, 'country_id')),
      }
    : null;

/** The initial values: the kept company, else a person in the country of the delivery. */
export const toCompanyFields = ({ company, country_id }: Checkout): Record<string, string> => ({
  buyer: company ? 'company' : 'person',
  [COMPANY_FIELDS.name]: company?.name ?? '',
  [COMPANY_FIELDS.country_id]: String(company?.country_id ?? country_id),
  [COMPANY_FIELDS.register_code]: company?.register_code ?? '',
  [COMPANY_FIELDS.vat_number]: company?.vat_number ?? '',
});

/** Those of a draft. */
export const companyDraft = (draft: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    ['buyer', ...Object.values(COMPANY_FIELDS)].flatMap((name) => {
      const typed = draft[name];
      return typed === undefined ? [] : [[name, typed]];
    }),
  );

/** True when the checkout has this company already, so that its register is not asked again. */
export const isKept = (typed: TypedCompany | null, { company }: Checkout): boolean => {
  if (typed === null || !company) return typed === null && !company;
  return (
    typed.name === company.name &&
    typed.country_id === company.country_id &&
    typed.register_code === (company.register_code ?? '') &&
    typed.vat_number === (company.vat_number ?? '')
  );
};

/** A name, and a code that its country may have given; the server looks at the VAT number. */
export const companySchema: FormSchema = {
  safeParse: (given) => {
    const company = toCompany(given as Values);
    if (company === null) return { success: true };
    const country = findCountryById(company.country_id);
    const code = country && tidyRegisterCode(country.code, company.register_code);
    const issues = [
      ...(company.name === '' ? [{ path: [COMPANY_FIELDS.name], message: 'required' }] : []),
      ...(country ? [] : [{ path: [COMPANY_FIELDS.country_id], message: 'required' }]),
      ...(code && !code.ok ? [{ path: [COMPANY_FIELDS.register_code], message: code.error }] : []),
    ];
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
};
