import type { Address, SavedAddress } from '@shop/contracts/address';
import { PREPARED, type Database, type Transaction } from '@shop/database';

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

/** The client's changes of addresses run one after the other, so that a count or the main one is what it was when read. */
const lockClient = (tx: Transaction, clientId: number) =>
  tx.selectFrom('client').select('id').where('id', '=', clientId).forNoKeyUpdate().execute();

const countOf = async (tx: Transaction, clientId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('client_address')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const makeMain = async (tx: Transaction, clientId: number, id: number): Promise<void> => {
  const own = tx.updateTable('client_address').where('client_id', '=', clientId);
  await own.set({ is_main: false }).where('is_main', '=', true).where('id', '<>', id).execute();
  await own.set({ is_main: true }).where('id', '=', id).execute();
};

/** A client's own addresses: every query names the owner, so the id of another client's address finds nothing. */
export const createAddressesRepository = (db: Database) => {
  /** Without the mark of the main one: this is what an order keeps. */
  const find = (clientId: number, id: number, from: Database | Transaction = db) =>
    from
      .selectFrom('client_address')
      .select(FIELDS)
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .executeTakeFirst();

  return {
    find: (clientId: number, id: number): Promise<Address | undefined> => find(clientId, id),

    /** The main one first, then the oldest. */
    ofClient: (clientId: number): Promise<SavedAddress[]> =>
      db
        .selectFrom('client_address')
        .modifyFront(PREPARED)
        .select([...FIELDS, 'is_main'])
        .where('client_id', '=', clientId)
        .orderBy('is_main', 'desc')
        .orderBy('id')
        .execute(),

    /** The first one is the main one. Undefined when the client has as many as are allowed. */
    insert: (
      clientId: number,
      { id: _, ...address }: Address,
      most: number,
    ): Promise<SavedAddress | undefined> =>
      db.transaction().execute(async (tx) => {
        await lockClient(tx, clientId);
        const count = await countOf(tx, clientId);
        if (count >= most) return undefined;
        return tx
          .insertInto('client_address')
          .values({ ...address, client_id: clientId, is_main: count === 0 })
          .returning([...FIELDS, 'is_main'])
          .executeTakeFirstOrThrow();
      }),

    update: (clientId: number, { id, ...address }: Address): Promise<SavedAddress | undefined> =>
      db
        .updateTable('client_address')
        .set(address)
        .where('client_id', '=', clientId)
        .where('id', '=', id)
        .returning([...FIELDS, 'is_main'])
        .executeTakeFirst(),

    makeMain: (clientId: number, id: number): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        await lockClient(tx, clientId);
        if (!(await find(clientId, id, tx))) return false;
        await makeMain(tx, clientId, id);
        return true;
      }),

    /** After the main one the oldest of the others is the main one. */
    remove: (clientId: number, id: number): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        await lockClient(tx, clientId);
        const removed = await tx
          .deleteFrom('client_address')
          .where('client_id', '=', clientId)
          .where('id', '=', id)
          .returning('is_main')
          .executeTakeFirst();
        if (!removed) return false;
        const next = await tx
          .selectFrom('client_address')
          .select('id')
          .where('client_id', '=', clientId)
          .orderBy('id')
          .executeTakeFirst();
        if (removed.is_main && next) await makeMain(tx, clientId, next.id);
        return true;
      }),
  };
};

export type AddressesRepository = ReturnType<typeof createAddressesRepository>;
