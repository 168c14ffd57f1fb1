import type { ApplyForPro } from '@shop/contracts/pro';
import { checkVatNumber } from '@shop/commerce-companies';
import { conflict, invalid } from '@shop/commerce-kit/problem';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import { findClient, insertApplication } from './pro.repository.ts';
import type { ProDeps } from './pro.ports.ts';

type Asked = {
  readonly body: ApplyForPro;
  readonly clientId: number;
  readonly brand: string;
  readonly locale: Locale;
  readonly now: Date;
};

const checkVat = async ({ register }: ProDeps, body: ApplyForPro) => {
  const checked = await checkVatNumber(register, body);
  if (!checked.ok) throw invalid({ [checked.error.field]: [checked.error.code] });
  return checked.value;
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
