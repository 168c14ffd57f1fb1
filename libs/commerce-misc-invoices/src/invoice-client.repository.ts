import type { Database, InvoiceParty } from '@shop/database';
import { rolesWith } from '@shop/domain/company-people';

/** The client of an invoice; undefined for an unknown or erased one. */
export const findClient = (db: Database, id: number) =>
  db.selectFrom('client').selectAll().where('id', '=', id).where('erased_at', 'is', null).executeTakeFirst();

/** The company of a client, in whatever role. */
export const findMembership = (db: Database, clientId: number) =>
  db.selectFrom('pro_member').select('company_id').where('client_id', '=', clientId).executeTakeFirst();

type Named = { readonly first_name: string; readonly last_name: string };

const nameOf = (person: Named | undefined): string =>
  person ? `${person.first_name} ${person.last_name}`.trim() : '';

type Place = { readonly first_address: string; readonly zip: string; readonly city: string };

const linesOf = (place: Place | undefined): string[] =>
  place ? [place.first_address, `${place.zip} ${place.city}`.trim()].filter((line) => line !== '') : [];

type Owed = { readonly client_id: number; readonly company_id: number | null };

/** The buyer as of today: the company that owes it, or the client, with the client's main address, if there is one. */
export const readBuyer = async (
  db: Database,
  { client_id: clientId, company_id: companyId }: Owed,
): Promise<InvoiceParty> => {
  const client = await db
    .selectFrom('client')
    .selectAll()
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const address = await db
    .selectFrom('client_address')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('is_main', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const company =
    companyId === null
      ? undefined
      : await db
          .selectFrom('pro_account')
          .select(['company', 'register_code', 'vat_number'])
          .where('id', '=', companyId)
          .executeTakeFirst();
  return {
    name: company?.company || nameOf(client) || nameOf(address) || client.email,
    address: linesOf(address),
    country_id: address?.country_id ?? client.country_id,
    email: client.email,
    register_code: company?.register_code ?? null,
    vat_number: company?.vat_number ?? null,
  };
};

/** Who is written to: the client; for a company the client where the role allows it, else the first bookkeeper or owner. */
export const findReader = async (db: Database, { client_id: clientId, company_id: companyId }: Owed) => {
  const columns = ['client.email', 'client.first_name'] as const;
  const reader =
    companyId === null
      ? undefined
      : await db
          .selectFrom('pro_member')
          .innerJoin('client', 'client.id', 'pro_member.client_id')
          .select(columns)
          .where('company_id', '=', companyId)
          .where('role', 'in', rolesWith('papers'))
          .orderBy((eb) => eb('client.id', '=', clientId), 'desc')
          // Alphabetically the bookkeeper comes before the owner.
          .orderBy('role')
          .orderBy('since')
          .limit(1)
          .executeTakeFirst();
  return (
    reader ??
    (await db.selectFrom('client').select(columns).where('id', '=', clientId).executeTakeFirstOrThrow())
  );
};
