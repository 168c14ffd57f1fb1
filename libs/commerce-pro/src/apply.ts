import type { ApplyForPro } from '@shop/contracts/pro';
import { findCountryById } from '@shop/domain/countries';
import { conflict, invalid } from '@shop/commerce-kit/problem';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import { findClient, insertApplication } from './pro.repository.ts';
import type { ProDeps } from './pro.ports.ts';
import { parseVatNumber } from './vat-number.ts';

type Asked = {
  readonly body: ApplyForPro;
  readonly clientId: number;
  readonly brand: string;
  readonly locale: Locale;
  readonly now: Date;
};

/** The number of the EU as it is written, and what the register said; outside of the EU it is taken as typed. */
const checkVat = async ({ register }: ProDeps, { vat_number: typed, country_id }: ApplyForPro) => {
  const country = findCountryById(country_id);
  if (!country) throw invalid({ country_id: ['required'] });
  if (typed === '') return { vat_number: null, vat_check: null };
  const isOfEu = country.eu || !/^\d/.test(typed.trim());
  if (!isOfEu) return { vat_number: typed.trim(), vat_check: 'not_checked' as const };
  const parsed = parseVatNumber(typed, country.code);
  if (!parsed.ok) throw invalid({ vat_number: [parsed.error] });
  const said = await register.find(parsed.value);
  if (said === 'unknown') throw invalid({ vat_number: ['vat_unknown'] });
  return { vat_number: parsed.value, vat_check: said };
};

/** @throws 409 for a client who is pro already, or whose application waits; 422 for a VAT number that is none. */
export const applyForPro = async (deps: ProDeps, asked: Asked): Promise<void> => {
  const { body, clientId, brand, locale, now } = asked;
  if ((await findClient(deps.db, clientId))?.is_pro) throw conflict('pro.is_pro');
  const { company, register_code, country_id, note } = body;
  const isNew = await insertApplication(deps.db, {
    ...{ client_id: clientId, brand, language: locale },
    ...{ company, register_code, country_id, note },
    ...(await checkVat(deps, body)),
    ...{ reason: null, decided_by: null, created_at: now, decided_at: null },
  });
  if (!isNew) throw conflict('pro.waits');
};
