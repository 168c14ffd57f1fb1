import type { Insertable, Selectable } from 'kysely';
import type { Database, Schema, Transaction } from '@shop/database';
import type { ClaimState } from '@shop/domain/claim';

export type ClaimRow = Selectable<Schema['claim']>;
export type MessageRow = Selectable<Schema['claim_message']>;

/** Of one order. Its buyer needs no more. */
export const MOST_CLAIMS_OF_ORDER = 20;
const MOST_LISTED = 50;

/** The brand's next number: a transaction that rolls back returns its number. All claims of the brand wait for this lock. */
export const nextNumber = async (tx: Transaction, brand: string): Promise<number> => {
  const { last_number } = await tx
    .insertInto('claim_series')
    .values({ brand, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('brand').doUpdateSet((eb) => ({ last_number: eb('claim_series.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
};

export const insertClaim = (tx: Transaction, claim: Insertable<Schema['claim']>): Promise<ClaimRow> =>
  tx.insertInto('claim').values(claim).returningAll().executeTakeFirstOrThrow();

export const insertLines = async (
  tx: Transaction,
  claimId: number,
  lines: readonly { readonly position: number; readonly quantity: number }[],
): Promise<void> => {
  await tx
    .insertInto('claim_line')
    .values(lines.map((line) => ({ ...line, claim_id: claimId })))
    .execute();
};

export const insertMessage = (
  tx: Transaction,
  message: Insertable<Schema['claim_message']>,
): Promise<MessageRow> =>
  tx.insertInto('claim_message').values(message).returningAll().executeTakeFirstOrThrow();

export const insertEvent = async (
  tx: Transaction,
  event: Insertable<Schema['claim_event']>,
): Promise<void> => {
  await tx.insertInto('claim_event').values(event).execute();
};

/** Adds files to a message, after those of the claim's earlier messages. */
export const insertFiles = async (
  tx: Transaction,
  { claim_id, id: message_id }: MessageRow,
  fileIds: readonly number[],
): Promise<void> => {
  if (fileIds.length === 0) return;
  const first = 1 + (await countFiles(tx, claim_id));
  await tx
    .insertInto('claim_file')
    .values(fileIds.map((file_id, at) => ({ claim_id, message_id, file_id, position: first + at })))
    .execute();
};

export const countFiles = async (db: Database, claimId: number): Promise<number> => {
  const { last } = await db
    .selectFrom('claim_file')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('last'))
    .where('claim_id', '=', claimId)
    .executeTakeFirstOrThrow();
  return last;
};

export const countClaimsOfOrder = async (db: Database, quoteId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('claim')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const findClaim = (db: Database, brand: string, slug: string): Promise<ClaimRow | undefined> =>
  db.selectFrom('claim').selectAll().where('slug', '=', slug).where('brand', '=', brand).executeTakeFirst();

export const findClaimByNumber = (
  db: Database,
  brand: string,
  number: number,
): Promise<ClaimRow | undefined> =>
  db
    .selectFrom('claim')
    .selectAll()
    .where('brand', '=', brand)
    .where('number', '=', number)
    .executeTakeFirst();

export const findClaimById = (db: Database, id: number): Promise<ListedClaim | undefined> =>
  listed(db).where('claim.id', '=', id).executeTakeFirst();

/** All changes of a claim wait for this lock. */
export const lockClaim = (tx: Transaction, id: number): Promise<ClaimRow> =>
  tx.selectFrom('claim').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

type Change = Partial<Pick<ClaimRow, 'state' | 'refund_amount' | 'refund_currency_id' | 'closed_at'>> & {
  readonly updated_at: Date;
};

export const changeClaim = (tx: Transaction, id: number, change: Change): Promise<ClaimRow> =>
  tx.updateTable('claim').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

const listed = (db: Database) =>
  db
    .selectFrom('claim')
    .innerJoin('quote', 'quote.id', 'claim.quote_id')
    .selectAll('claim')
    .select('quote.kind as order_kind');

/** The claims of a client, newest first. */
export const findClaimsOfClient = (db: Database, brand: string, clientId: number) =>
  listed(db)
    .where('claim.brand', '=', brand)
    .where('claim.client_id', '=', clientId)
    .orderBy('claim.created_at', 'desc')
    .orderBy('claim.id', 'desc')
    .limit(MOST_LISTED)
    .execute();

/** The claims in these states, those that have waited longest first: for staff. */
export const findClaimsIn = (db: Database, states: readonly ClaimState[], limit: number) =>
  listed(db)
    .where('claim.state', 'in', states)
    .orderBy('claim.updated_at')
    .orderBy('claim.id')
    .limit(limit)
    .execute();

export type ListedClaim = Awaited<ReturnType<typeof findClaimsOfClient>>[number];

/** The claimed lines, with the data of the order's. */
export const findClaimedLines = (db: Database, { id, quote_id }: ClaimRow) =>
  db
    .selectFrom('claim_line')
    .innerJoin('order_line', 'order_line.position', 'claim_line.position')
    .select(['order_line.names', 'order_line.sku', 'order_line.unit_price', 'claim_line.quantity'])
    .where('claim_line.claim_id', '=', id)
    .where('order_line.quote_id', '=', quote_id)
    .orderBy('claim_line.position')
    .execute();

export const findMessages = (db: Database, claimId: number): Promise<MessageRow[]> =>
  db.selectFrom('claim_message').selectAll().where('claim_id', '=', claimId).orderBy('id').execute();

export const findEvents = (db: Database, claimId: number) =>
  db
    .selectFrom('claim_event')
    .select(['state', 'actor', 'created_at'])
    .where('claim_id', '=', claimId)
    .orderBy('id')
    .execute();

const filesOf = (db: Database, claimId: number) =>
  db
    .selectFrom('claim_file')
    .innerJoin('kept_file', 'kept_file.id', 'claim_file.file_id')
    .select(['claim_file.position', 'claim_file.message_id', 'kept_file.kind', 'kept_file.size'])
    .select(['kept_file.stored_as'])
    .where('claim_file.claim_id', '=', claimId)
    // Its bytes are deleted, or about to be.
    .where('kept_file.released_at', 'is', null);

export const findFiles = (db: Database, claimId: number) =>
  filesOf(db, claimId).orderBy('claim_file.position').execute();

export const findFile = (db: Database, claimId: number, position: number) =>
  filesOf(db, claimId).where('claim_file.position', '=', position).executeTakeFirst();
