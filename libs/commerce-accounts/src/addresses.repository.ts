import type { Address } from '@shop/contracts/address';
import type { Database } from '@shop/database';

const FIELDS = [
  'id',
  'first_name',
  'last_name',
  'first_address',
  'city',
  'zip',
  'phone_number',
  'country_id',
] as const;

/** A client's own addresses: every query names the owner, so the id of another client's address finds nothing. */
export const createAddressesRepository = (db: Database) => ({
  ofClient: (clientId: number): Promise<Address[]> =>
    db.selectFrom('client_address').select(FIELDS).where('client_id', '=', clientId).orderBy('id').execute(),

  find: (clientId: number, id: number): Promise<Address | undefined> =>
    db
      .selectFrom('client_address')
      .select(FIELDS)
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .executeTakeFirst(),

  insert: (clientId: number, { id: _, ...address }: Address): Promise<Address> =>
    db
      .insertInto('client_address')
      .values({ ...address, client_id: clientId })
      .returning(FIELDS)
      .executeTakeFirstOrThrow(),

  update: (clientId: number, { id, ...address }: Address): Promise<Address | undefined> =>
    db
      .updateTable('client_address')
      .set(address)
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .returning(FIELDS)
      .executeTakeFirst(),

  remove: async (clientId: number, id: number): Promise<boolean> => {
    const removed = await db
      .deleteFrom('client_address')
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .executeTakeFirst();
    return removed.numDeletedRows > 0n;
  },
});

export type AddressesRepository = ReturnType<typeof createAddressesRepository>;
