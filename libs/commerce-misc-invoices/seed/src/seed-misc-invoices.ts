import { createHash } from 'node:crypto';
import type { BrandConfig } from '@shop/brand';
import type { OrderToPay } from '@shop/commerce-payments/seed';
import { toJson, type Database, type InvoiceParty } from '@shop/database';
import { addDays, dayIn } from '@shop/domain/calendar-day';
import { getCountry } from '@shop/domain/countries';
import { getCurrencyId } from '@shop/domain/currencies';
import { miscInvoiceSums, type MiscInvoiceState } from '@shop/domain/misc-invoice';
import { fromCents } from '@shop/domain/money';
import { PLANS, type InvoicePlan } from './invoice-plans.ts';

type Client = {
  readonly id: number;
  readonly brand: BrandConfig;
  readonly persona: { readonly email: string };
};

const DAY_MS = 86_400_000;
/** The VAT of services by country. */
const RATES: Readonly<Record<string, number>> = { EE: 240_000, AE: 50_000 };
const USUAL_RATE = 210_000;

const slugOf = ({ brand }: Client, { email, state }: InvoicePlan): string =>
  createHash('sha256').update(`misc-invoice/${brand.key}/${email}/${state}`).digest('base64url').slice(0, 22);

const buyerOf = async (db: Database, { id, brand, persona }: Client): Promise<InvoiceParty> => {
  const address = await db
    .selectFrom('client_address')
    .selectAll()
    .where('client_id', '=', id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return {
    name: address ? `${address.first_name} ${address.last_name}` : persona.email,
    address: address ? [address.first_address, `${address.zip} ${address.city}`] : [],
    country_id: address?.country_id ?? getCountry(brand.country).id,
    ...{ email: persona.email, register_code: null, vat_number: null },
  };
};

type Written = { readonly id: number; readonly total: number; readonly slug: string };

/** Written as a draft first: the lines of an issued one cannot be added. */
const writeDraft = async (db: Database, client: Client, plan: InvoicePlan, today: Date): Promise<Written> => {
  const { brand } = client;
  const locale = brand.defaultLocale;
  const rate = RATES[brand.country] ?? USUAL_RATE;
  const lines = plan.services.map(({ cents, quantity }) => ({ quantity, unitPrice: fromCents(cents), rate }));
  const { net, vat, total } = miscInvoiceSums(lines);
  const slug = slugOf(client, plan);
  const { id } = await db
    .insertInto('misc_invoice')
    .values({
      ...{ slug, net, vat, total, language: locale, brand: brand.key, client_id: client.id },
      currency_id: getCurrencyId(brand.currency),
      title: plan.title[locale] ?? '',
      due_on: addDays(dayIn(brand.timeZone, today), plan.dueIn),
      created_at: new Date(today.getTime() - (plan.issuedBefore ?? 0) * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('misc_invoice_line')
    .values(
      plan.services.map(({ description, quantity, cents }, at) => ({
        ...{ misc_invoice_id: id, position: at + 1, description: description[locale] ?? '', quantity, rate },
        unit_price: fromCents(cents),
      })),
    )
    .execute();
  return { id, total, slug };
};

const ACCEPTED: readonly MiscInvoiceState[] = ['accepted', 'paid'];

/** The time of each state that it has passed. */
const timesOf = ({ state, issuedBefore }: InvoicePlan, today: Date) => {
  const issued = new Date(today.getTime() - (issuedBefore ?? 0) * DAY_MS);
  const answered = new Date(issued.getTime() + DAY_MS);
  return {
    issued_at: issued,
    accepted_at: ACCEPTED.includes(state) ? answered : null,
    paid_at: state === 'paid' ? answered : null,
    declined_at: state === 'declined' ? answered : null,
  };
};

const issue = async (
  db: Database,
  client: Client,
  { id, plan, number, today }: { id: number; plan: InvoicePlan; number: number; today: Date },
) => {
  const times = timesOf(plan, today);
  const year = Number(dayIn(client.brand.timeZone, times.issued_at).slice(0, 4));
  await db
    .updateTable('misc_invoice')
    .set({ state: plan.state, year, number, buyer: toJson(await buyerOf(db, client)), ...times })
    .where('id', '=', id)
    .execute();
  return { year, paidAt: times.paid_at };
};

type Counted = Map<string, number>;

const nextNumber = (counted: Counted, { brand }: Client, plan: InvoicePlan, today: Date): number => {
  const year = dayIn(brand.timeZone, timesOf(plan, today).issued_at).slice(0, 4);
  const key = `${brand.key} ${year}`;
  const number = (counted.get(key) ?? 0) + 1;
  counted.set(key, number);
  return number;
};

/** A misc invoice in each state for the demo's clients of every brand; answers with those that have a payable. */
export async function seedMiscInvoices(
  db: Database,
  clients: readonly Client[],
  today: Date,
): Promise<OrderToPay[]> {
  const counted: Counted = new Map();
  const toPay: OrderToPay[] = [];
  for (const plan of PLANS) {
    for (const client of clients.filter(({ persona }) => persona.email === plan.email)) {
      const written = await writeDraft(db, client, plan, today);
      if (plan.issuedBefore === null) continue;
      const number = nextNumber(counted, client, plan, today);
      const { paidAt } = await issue(db, client, { id: written.id, plan, number, today });
      if (!ACCEPTED.includes(plan.state)) continue;
      const { key, currency } = client.brand;
      toPay.push({
        ...{ ...written, kind: 'misc_invoice', brand: key, clientId: client.id, currency },
        currencyId: getCurrencyId(currency),
        ...{ balanceUsed: 0, isAwaited: paidAt === null, paidAt, refunded: 0 },
      });
    }
  }
  await writeSeries(db, counted);
  return toPay;
}

const writeSeries = async (db: Database, counted: Counted): Promise<void> => {
  const series = [...counted].map(([key, last_number]) => {
    const [brand = '', year = ''] = key.split(' ');
    return { brand, year: Number(year), last_number };
  });
  if (series.length > 0) await db.insertInto('misc_invoice_series').values(series).execute();
};
