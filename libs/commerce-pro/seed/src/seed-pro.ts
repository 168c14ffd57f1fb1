import type { BrandConfig } from '@shop/brand';
import type { Database } from '@shop/database';
import type { CompanyRole } from '@shop/domain/company-people';
import { getCountry, type CountryCode } from '@shop/domain/countries';
import { fromCents } from '@shop/domain/money';

type Client = {
  readonly id: number;
  readonly brand: BrandConfig;
  readonly persona: { readonly email: string };
};

const DAY_MS = 86_400_000;

/** Valid numbers of made-up companies. */
const VAT_NUMBERS: Readonly<Partial<Record<CountryCode, string>>> = {
  LT: 'LT119511515',
  LV: 'LV40003521600',
  EE: 'EE100931558',
  NL: 'NL004495445B01',
};

const PLANS = [
  { email: 'pro@nordport.example', state: 'approved', company: 'Harbour Trade', askedBefore: 400 },
  { email: 'unpaid@nordport.example', state: 'asked', company: 'Quay Supplies', askedBefore: 2 },
  { email: 'translator@nordport.example', state: 'declined', company: 'Anchor Goods', askedBefore: 30 },
] as const;

type Plan = (typeof PLANS)[number];

const companyOf = ({ brand }: Client, { company }: Plan) => {
  const vat_number = VAT_NUMBERS[brand.country] ?? null;
  return {
    ...{ company, register_code: '30184001', vat_number, country_id: getCountry(brand.country).id },
  };
};

const addApplication = async (db: Database, client: Client, plan: Plan, today: Date): Promise<void> => {
  const asked = new Date(today.getTime() - plan.askedBefore * DAY_MS);
  const company = companyOf(client, plan);
  await db
    .insertInto('pro_application')
    .values({
      ...{ client_id: client.id, brand: client.brand.key, language: client.brand.defaultLocale },
      ...company,
      vat_check: company.vat_number === null ? null : 'registered',
      state: plan.state,
      reason: plan.state === 'declined' ? 'The registration code is of another company.' : null,
      decided_by: plan.state === 'asked' ? null : 'desk',
      created_at: asked,
      decided_at: plan.state === 'asked' ? null : new Date(asked.getTime() + DAY_MS),
    })
    .execute();
};

/** The people of the company that was approved, and for how many days. */
const PEOPLE: readonly { email: string; role: CompanyRole; days: number }[] = [
  { email: 'pro@nordport.example', role: 'owner', days: 399 },
  { email: 'buyer@nordport.example', role: 'buyer', days: 60 },
  { email: 'bookkeeper@nordport.example', role: 'bookkeeper', days: 45 },
];

const addPeople = async (
  db: Database,
  { id, clients }: { readonly id: number; readonly clients: readonly Client[] },
  today: Date,
): Promise<void> => {
  for (const { email, role, days } of PEOPLE)
    for (const client of clients.filter(({ persona }) => persona.email === email))
      await db
        .insertInto('pro_member')
        .values({
          ...{ client_id: client.id, company_id: id, role },
          since: new Date(today.getTime() - days * DAY_MS),
        })
        .execute();
};

type Opened = { readonly client: Client; readonly clients: readonly Client[]; readonly plan: Plan };

const addAccount = async (db: Database, { client, clients, plan }: Opened, today: Date): Promise<void> => {
  const since = new Date(today.getTime() - (plan.askedBefore - 1) * DAY_MS);
  const { id } = await db
    .insertInto('pro_account')
    .values({
      ...{ brand: client.brand.key, tier: 'gold', ...companyOf(client, plan), since, updated_at: since },
      ...{ credit_limit: fromCents(150_000), due_days: 21 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addPeople(db, { id, clients: clients.filter(({ brand }) => brand.key === client.brand.key) }, today);
  await db
    .insertInto('delivery_terms_acceptance')
    .values({ client_id: client.id, version: 1, name: plan.company, accepted_at: since })
    .execute();
};

/** An application in each state for the demo's clients of every brand, and the account of the pro client. */
export async function seedPro(db: Database, clients: readonly Client[], today: Date): Promise<void> {
  for (const plan of PLANS)
    for (const client of clients.filter(({ persona }) => persona.email === plan.email)) {
      await addApplication(db, client, plan, today);
      if (plan.state === 'approved') await addAccount(db, { client, clients, plan }, today);
    }
}
