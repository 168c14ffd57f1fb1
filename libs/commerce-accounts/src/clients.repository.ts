import { PREPARED, type Database, type Transaction } from '@shop/database';

export type NewClient = {
  brand: string;
  email: string;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  phone_number: string;
  country_id: number;
  language_id: number;
  currency_id: number;
};

/** All columns by name, for prepared statements: the compiler refuses the list when one is missing. */
const WHOLE_CLIENT = [
  ...(['id', 'brand', 'email', 'password_hash', 'first_name', 'last_name', 'phone_number'] as const),
  ...(['country_id', 'language_id', 'currency_id', 'is_pro', 'tier', 'suite_number'] as const),
  ...(['can_view_translations', 'is_subscribed', 'created_at', 'updated_at', 'last_login_at'] as const),
  ...(['email_confirmed_at', 'erased_at'] as const),
] as const;

/** Queries of the clients' table. */
export const createClientsRepository = (db: Database | Transaction) => ({
  find: (id: number) =>
    db
      .selectFrom('client')
      .modifyFront(PREPARED)
      .select(WHOLE_CLIENT)
      .where('id', '=', id)
      .executeTakeFirst(),

  findByEmail: (brand: string, email: string) =>
    db
      .selectFrom('client')
      .selectAll()
      .where('brand', '=', brand)
      .where('email', '=', email)
      .executeTakeFirst(),

  /** Empty when the address already has an account at this brand, also when two register at once. */
  insert: (client: NewClient) =>
    db
      .insertInto('client')
      .values(client)
      .onConflict((conflict) => conflict.columns(['brand', 'email']).doNothing())
      .returningAll()
      .executeTakeFirst(),

  setPassword: async (id: number, passwordHash: string, now: Date): Promise<void> => {
    await db
      .updateTable('client')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('id', '=', id)
      .execute();
  },

  setContact: (
    id: number,
    contact: Pick<NewClient, 'first_name' | 'last_name' | 'phone_number'>,
    now: Date,
  ) =>
    db
      .updateTable('client')
      .set({ ...contact, updated_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),

  /** The new address, confirmed; false when another client has it meanwhile. */
  setEmail: async (id: number, email: string, now: Date): Promise<boolean> => {
    const changed = await db
      .updateTable('client')
      .set({ email, email_confirmed_at: now, updated_at: now })
      .where('id', '=', id)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('client as other')
              .select('other.id')
              .whereRef('other.brand', '=', 'client.brand')
              .where('other.email', '=', email),
          ),
        ),
      )
      .returning('id')
      .executeTakeFirst();
    return changed !== undefined;
  },

  /** False when the client has another address by now. */
  confirmEmail: async (id: number, email: string, now: Date): Promise<boolean> => {
    const confirmed = await db
      .updateTable('client')
      .set({ email_confirmed_at: now, updated_at: now })
      .where('id', '=', id)
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst();
    return confirmed !== undefined;
  },

  setPreferences: (
    id: number,
    preferences: Pick<NewClient, 'language_id' | 'currency_id' | 'country_id'>,
    now: Date,
  ) =>
    db
      .updateTable('client')
      .set({ ...preferences, updated_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),

  setSubscribed: async (id: number, isSubscribed: boolean, now: Date): Promise<boolean> => {
    const changed = await db
      .updateTable('client')
      .set({ is_subscribed: isSubscribed, updated_at: now })
      .where('id', '=', id)
      .returning('is_subscribed')
      .executeTakeFirst();
    return changed?.is_subscribed ?? false;
  },

  /** True for the client's own address only, in any letter case. */
  isSubscribed: async (id: number, email: string): Promise<boolean> => {
    const own = await db
      .selectFrom('client')
      .modifyFront(PREPARED)
      .select('is_subscribed')
      .where('id', '=', id)
      .where('email', '=', email)
      .executeTakeFirst();
    return own?.is_subscribed ?? false;
  },

  setLastLogin: async (id: number, now: Date): Promise<void> => {
    await db.updateTable('client').set({ last_login_at: now }).where('id', '=', id).execute();
  },

  /** Logins of this client from this place are no longer slowed by the failed tries of others. */
  rememberPlace: async (clientId: number, placeHash: Buffer, now: Date): Promise<void> => {
    await db
      .insertInto('familiar_place')
      .values({ client_id: clientId, place_hash: placeHash, seen_at: now })
      .onConflict((conflict) => conflict.columns(['client_id', 'place_hash']).doUpdateSet({ seen_at: now }))
      .execute();
  },

  knowsPlace: async (brand: string, email: string, placeHash: Buffer): Promise<boolean> => {
    const found = await db
      .selectFrom('familiar_place')
      .innerJoin('client', 'client.id', 'familiar_place.client_id')
      .select('client.id')
      .where('client.brand', '=', brand)
      .where('client.email', '=', email)
      .where('familiar_place.place_hash', '=', placeHash)
      .executeTakeFirst();
    return found !== undefined;
  },
});

export type ClientsRepository = ReturnType<typeof createClientsRepository>;
export type Client = NonNullable<Awaited<ReturnType<ClientsRepository['find']>>>;
