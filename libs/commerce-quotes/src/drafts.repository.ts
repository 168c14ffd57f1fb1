import type { Database, Schema, Transaction } from '@shop/database';
import type { Insertable, Selectable } from 'kysely';
import { wantPictures } from './link-pictures.repository.ts';
import type { Owner } from './owner.ts';

export type RequestRow = Selectable<Schema['quote_request']>;
export type LineRow = Selectable<Schema['quote_request_line']>;
export type NewLine = Omit<Insertable<Schema['quote_request_line']>, 'request_id'>;

const draftsOf = (db: Database, { brand, clientId, visitorId }: Owner) => {
  const drafts = db
    .selectFrom('quote_request')
    .selectAll()
    .where('brand', '=', brand)
    .where('state', '=', 'draft');
  return clientId === null
    ? drafts.where('client_id', 'is', null).where('visitor_id', '=', visitorId)
    : drafts.where('client_id', '=', clientId);
};

export const findDraft = (db: Database, owner: Owner): Promise<RequestRow | undefined> =>
  draftsOf(db, owner).executeTakeFirst();

export const lockDraft = (tx: Transaction, owner: Owner): Promise<RequestRow | undefined> =>
  draftsOf(tx, owner).forUpdate().executeTakeFirst();

/** The owner's draft, locked. Two tabs that begin one at once get the same. */
export const openDraft = async (
  tx: Transaction,
  owner: Owner,
  draft: Omit<Insertable<Schema['quote_request']>, 'brand' | 'visitor_id' | 'client_id' | 'state'>,
): Promise<RequestRow> => {
  await tx
    .insertInto('quote_request')
    .values({ ...draft, brand: owner.brand, visitor_id: owner.visitorId, client_id: owner.clientId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return draftsOf(tx, owner).forUpdate().executeTakeFirstOrThrow();
};

export const findLines = (db: Database, requestId: number): Promise<LineRow[]> =>
  db.selectFrom('quote_request_line').selectAll().where('request_id', '=', requestId).orderBy('id').execute();

export const insertLines = async (
  tx: Transaction,
  requestId: number,
  lines: readonly NewLine[],
): Promise<void> => {
  await tx
    .insertInto('quote_request_line')
    .values(lines.map((line) => ({ ...line, request_id: requestId })))
    .execute();
  await wantPictures(tx, lines);
};

/** False when the draft has no such line. */
export const changeLine = async (
  tx: Transaction,
  requestId: number,
  id: number,
  line: NewLine,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('quote_request_line')
    .set(line)
    .where('id', '=', id)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await wantPictures(tx, [line]);
  return numUpdatedRows > 0n;
};

export const deleteLine = (tx: Transaction, requestId: number, id: number) =>
  tx.deleteFrom('quote_request_line').where('id', '=', id).where('request_id', '=', requestId).execute();

/** A guest's draft becomes the client's at login; its items join a draft that the client has already. */
export const joinGuestDraft = async (
  tx: Transaction,
  guestSessionId: number,
  client: { readonly id: number; readonly brand: string },
): Promise<void> => {
  const guest = await lockDraft(tx, { brand: client.brand, visitorId: guestSessionId, clientId: null });
  if (!guest) return;
  const own = await lockDraft(tx, { brand: client.brand, visitorId: guestSessionId, clientId: client.id });
  if (!own) {
    await tx
      .updateTable('quote_request')
      .set({ client_id: client.id, visitor_id: null })
      .where('id', '=', guest.id)
      .execute();
    return;
  }
  await tx
    .updateTable('quote_request_line')
    .set({ request_id: own.id })
    .where('request_id', '=', guest.id)
    .execute();
  await tx.deleteFrom('quote_request').where('id', '=', guest.id).execute();
};
