import type { Selectable } from 'kysely';
import {
  sql,
  toJson,
  type Database,
  type Schema,
  type StaffActState,
  type Transaction,
} from '@shop/database';
import { FIRST_PREVIOUS, hashOfAct } from './act-hash.ts';

export type StaffAct = Selectable<Schema['staff_act']>;

/** `staff:3` is a person of the office, `desk:ana` the operating system's user of a command. */
export type Who = `staff:${number}` | `desk:${string}`;

export type NewAct = {
  readonly at: Date;
  readonly who: Who;
  readonly act: string;
  readonly subject: { readonly kind: string; readonly id: string | number };
  readonly before: StaffActState | null;
  readonly after: StaffActState | null;
  readonly reason: string;
};

/**
 * Appends an act in the transaction of the act itself. Acts wait for each other until their transactions end, so that
 * the chain has one end: it is the last lock that a transaction takes.
 */
export const appendAct = async (tx: Transaction, { subject, ...act }: NewAct): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('staff_act'))`.execute(tx);
  // A statement of its own: it sees what was committed while the lock was awaited.
  const last = await tx
    .selectFrom('staff_act')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const row = {
    ...act,
    position: (last?.position ?? 0) + 1,
    subject_kind: subject.kind,
    subject_id: String(subject.id),
    previous_hash: last?.hash ?? FIRST_PREVIOUS,
  };
  await tx
    .insertInto('staff_act')
    .values({
      ...row,
      hash: hashOfAct(row),
      before: row.before && toJson(row.before),
      after: row.after && toJson(row.after),
    })
    .execute();
};

export type ActQuestion = {
  readonly subject_kind?: string | undefined;
  readonly subject_id?: string | undefined;
  readonly who?: string | undefined;
  readonly act?: string | undefined;
  readonly from?: Date | undefined;
  /** Without this moment itself. */
  readonly until?: Date | undefined;
  /** Only positions below it. */
  readonly before?: number | undefined;
  readonly limit: number;
};

/** The acts that match all of the question, newest first. */
export const findActs = (db: Database, asked: ActQuestion): Promise<StaffAct[]> => {
  let query = db.selectFrom('staff_act').selectAll().orderBy('position', 'desc').limit(asked.limit);
  for (const column of ['subject_kind', 'subject_id', 'who', 'act'] as const) {
    const value = asked[column];
    if (value !== undefined) query = query.where(column, '=', value);
  }
  if (asked.from) query = query.where('at', '>=', asked.from);
  if (asked.until) query = query.where('at', '<', asked.until);
  if (asked.before !== undefined) query = query.where('position', '<', asked.before);
  return query.execute();
};

export type Verified =
  | { readonly isWhole: true; readonly acts: number; readonly lastHash: string }
  | { readonly isWhole: false; readonly brokenAt: number };

const BATCH = 1_000;

/**
 * Computes every hash again from the first act on. A log whose last acts were cut off has a whole chain: compare the
 * number and the last hash with those of the verification before.
 */
export const verifyActs = async (db: Database): Promise<Verified> => {
  let position = 0;
  let lastHash = FIRST_PREVIOUS;
  for (;;) {
    const batch = await db
      .selectFrom('staff_act')
      .selectAll()
      .where('position', '>', position)
      .orderBy('position')
      .limit(BATCH)
      .execute();
    for (const act of batch) {
      const follows = act.position === position + 1 && act.previous_hash === lastHash;
      if (!follows || hashOfAct(act) !== act.hash) return { isWhole: false, brokenAt: position + 1 };
      position = act.position;
      lastHash = act.hash;
    }
    if (batch.length < BATCH) return { isWhole: true, acts: position, lastHash };
  }
};
