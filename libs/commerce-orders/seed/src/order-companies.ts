import type { Database } from '@shop/database';
import { getCountry, type CountryCode } from '@shop/domain/countries';
import type { PlannedOrder } from './planned-order.ts';

type Company = {
  readonly name: string;
  readonly registerCode: string;
  /** Well-formed; by its last digits the embedded register does not know it, or does not answer. */
  readonly vatNumber: string;
  readonly country: CountryCode;
  readonly found: 'unknown' | 'not_checked';
  /** The register is asked nine times at most. */
  readonly asks: number;
};

/** Made-up buyers whose numbers wait for staff, by the client's e-mail and the age of the order in days. */
const COMPANIES: Readonly<Record<string, Company>> = {
  'pro@nordport.example 4': {
    ...{ name: 'Kajuti Kaubandus OÜ', registerCode: '10093129', vatNumber: 'EE100931299', country: 'EE' },
    ...{ found: 'unknown', asks: 2 },
  },
  'pro@nordport.example 44': {
    ...{ name: 'SIA Enkurs un Vējš', registerCode: '40030005398', vatNumber: 'LV40030005398', country: 'LV' },
    ...{ found: 'not_checked', asks: 9 },
  },
};

/** Shops outside of the Union ask no register. */
const hasRegister = (country: CountryCode): boolean => getCountry(country).eu;

/** Writes the company that an order is for, where it is for one. */
export const writeCompany = async (
  db: Database,
  quoteId: number,
  { client: { brand, persona }, plan, steps }: PlannedOrder,
): Promise<void> => {
  const company = COMPANIES[`${persona.email} ${plan.daysAgo}`];
  const placedAt = steps[0]?.at;
  if (!company || !placedAt || !hasRegister(brand.country)) return;
  await db
    .insertInto('order_company')
    .values({
      ...{ quote_id: quoteId, name: company.name, register_code: company.registerCode },
      ...{ vat_number: company.vatNumber, vat_check: company.found, asks: company.asks },
      ...{ country_id: getCountry(company.country).id, asked_at: placedAt },
    })
    .execute();
};
