import type { Insertable, Selectable } from 'kysely';
import type { Database, Schema, Transaction } from '@shop/database';

export type BalanceRequest = Selectable<Schema['balance_request']>;

/** Undefined when the cause has its request already. */
export const insertRequest = (
  tx: Transaction,
  request: Insertable<Schema['balance_request']>,
): Promise<BalanceRequest | undefined> =>
  tx
    .insertInto('balance_request')
    .values(request)
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returningAll()
    .executeTakeFirst();

export const findRequestByCause = (db: Database, cause: string): Promise<BalanceRequest> =>
  db.selectFrom('balance_request').selectAll().where('cause', '=', cause).executeTakeFirstOrThrow();

export const lockRequest = (tx: Transaction, id: number): Promise<BalanceRequest | undefined> =>
  tx.selectFrom('balance_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Ending = {
  readonly state: 'confirmed' | 'refused' | 'expired';
  readonly by: number | null;
  readonly now: Date;
};

export const endRequest = (tx: Transaction, id: number, { state, by, now }: Ending) =>
  tx
    .updateTable('balance_request')
    .set({ state, ended_by: by, ended_at: now })
    .where('id', '=', id)
    .execute();

export type WaitingRequest = BalanceRequest & { readonly asked_by_name: string };

/** The requests that can still be confirmed, oldest first. */
export const findWaiting = (db: Database, now: Date, clientId?: number): Promise<WaitingRequest[]> => {
  const query = db
    .selectFrom('balance_request')
    .innerJoin('staff_member', 'staff_member.id', 'balance_request.asked_by')
    .selectAll('balance_request')
    .select('staff_member.name as asked_by_name')
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .orderBy('balance_request.id');
  return (clientId === undefined ? query : query.where('client_id', '=', clientId)).execute();
};
