import type { Database, InvoiceParty } from '@shop/database';

/** The client of an invoice; undefined for an unknown or erased one. */
export const findClient = (db: Database, id: number) =>
  db.selectFrom('client').selectAll().where('id', '=', id).where('erased_at', 'is', null).executeTakeFirst();

type Named = { readonly first_name: string; readonly last_name: string };

const nameOf = (person: Named | undefined): string =>
  person ? `${person.first_name} ${person.last_name}`.trim() : '';

type Place = { readonly first_address: string; readonly zip: string; readonly city: string };

const linesOf = (place: Place | undefined): string[] =>
  place ? [place.first_address, `${place.zip} ${place.city}`.trim()].filter((line) => line !== '') : [];

/** The buyer as of today: the client, or the company of a pro client, with the main address, if there is one. */
export const readBuyer = async (db: Database, clientId: number): Promise<InvoiceParty> => {
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
  const company = await db
    .selectFrom('pro_account')
    .select(['company', 'register_code', 'vat_number'])
    .where('client_id', '=', clientId)
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
