import type { Database } from '@shop/database';

export const findCurrentTerms = (db: Database) =>
  db.selectFrom('delivery_terms').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow();

export const findAcceptance = (db: Database, clientId: number, version: number) =>
  db
    .selectFrom('delivery_terms_acceptance')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('version', '=', version)
    .executeTakeFirst();

type Acceptance = {
  readonly client_id: number;
  readonly version: number;
  readonly name: string;
  readonly accepted_at: Date;
};

/** A second acceptance of the same version changes nothing. */
export const insertAcceptance = async (db: Database, acceptance: Acceptance): Promise<void> => {
  await db
    .insertInto('delivery_terms_acceptance')
    .values(acceptance)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
