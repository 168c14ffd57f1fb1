import type { Database, Schema, Transaction } from '@shop/database';
import type { Insertable, Selectable } from 'kysely';

export type Letter = Selectable<Schema['letter']>;

/** Undefined for a letter that the same form has written before. */
export const insertLetter = (
  tx: Transaction,
  letter: Insertable<Schema['letter']>,
): Promise<Letter | undefined> =>
  tx
    .insertInto('letter')
    .values(letter)
    .onConflict((conflict) => conflict.columns(['brand', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Newest first. */
export const findLetters = (
  db: Database,
  { brand, limit }: { readonly brand?: string | undefined; readonly limit: number },
): Promise<Letter[]> =>
  db
    .selectFrom('letter')
    .selectAll()
    .$if(brand !== undefined, (letters) => letters.where('brand', '=', brand ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
