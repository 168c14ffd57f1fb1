import { sql, type Database, type Schema, type Transaction } from '@shop/database';
import type { Selectable } from 'kysely';
import type { ReportKind } from './report-kind.ts';
import { stopAfter, type Stop } from './stop-rule.ts';

type MailStop = Selectable<Schema['mail_stop']>;

/** Of one address. There are never as many: most mails to a stopped address are not sent. */
const MOST_REPORTS = 1_000;

/** Reports about one address are counted one after another: two at once would each miss the other. */
const lockAddress = (tx: Transaction, email: string) =>
  sql`select pg_advisory_xact_lock(hashtext('mail_report'), hashtext(lower(${email})))`.execute(tx);

/** A stop that says more replaces one that says less; what staff have set stays. */
const RANKS: Readonly<Record<MailStop['reason'], number>> = { soft_bounces: 1, bounce: 2, complaint: 3 };

const setStop = async (tx: Transaction, email: string, stop: Stop, now: Date): Promise<void> => {
  const known = await findStop(tx, email);
  const gain = RANKS[stop.reason] - (known ? RANKS[known.reason] : 0);
  if (gain < 0) return;
  if (gain === 0)
    await tx.updateTable('mail_stop').set({ detail: stop.detail }).where('email', '=', email).execute();
  else
    await tx
      .insertInto('mail_stop')
      .values({ email, ...stop, reported_at: now })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...stop, reported_at: now }))
      .execute();
};

type NewReport = {
  readonly mailId: number;
  readonly email: string;
  readonly kind: ReportKind;
  readonly status: string;
  readonly mailedAt: Date;
};

/**
 * A bounce of a mail from before the address was confirmed again says nothing new. A complaint does: its writer has seen
 * the mail.
 */
const isOutdated = async (tx: Transaction, { email, kind, mailedAt }: NewReport): Promise<boolean> => {
  if (kind === 'complaint') return false;
  const later = await tx
    .selectFrom('mail_report')
    .select('mail_id')
    .where('email', '=', email)
    .where('lifted_at', '>=', mailedAt)
    .executeTakeFirst();
  return later !== undefined;
};

/** Keeps a report and stops the address where its reports together say so. False for one that was heard before. */
export const noteReport = async (tx: Transaction, report: NewReport, now: Date): Promise<boolean> => {
  const { email, kind, status } = report;
  await lockAddress(tx, email);
  const isNew = await tx
    .insertInto('mail_report')
    .values({
      ...{ mail_id: report.mailId, email, kind, status, mailed_at: report.mailedAt, reported_at: now },
      lifted_at: (await isOutdated(tx, report)) ? now : null,
    })
    .onConflict((conflict) => conflict.columns(['mail_id', 'kind']).doNothing())
    .returning('mail_id')
    .executeTakeFirst();
  if (!isNew) return false;
  const counted = await tx
    .selectFrom('mail_report')
    .select(['mail_id as mailId', 'kind', 'status', 'mailed_at as mailedAt'])
    .where('email', '=', email)
    .where('lifted_at', 'is', null)
    .limit(MOST_REPORTS)
    .execute();
  const stop = stopAfter(counted);
  if (stop) await setStop(tx, email, stop, now);
  return true;
};

/** No more news to the address, at any brand. A complaint stays one. */
export const stopNews = (db: Database, { email, reported_at: now, ...stop }: MailStop): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockAddress(tx, email);
    await setStop(tx, email, stop, now);
  });

/**
 * The address was confirmed, or staff allow it: the reports so far no longer count. False where it was not stopped.
 * Waits for reports that are being counted.
 */
export const allowNews = async (tx: Transaction, email: string, now: Date): Promise<boolean> => {
  await lockAddress(tx, email);
  await tx
    .updateTable('mail_report')
    .set({ lifted_at: now })
    .where('email', '=', email)
    .where('lifted_at', 'is', null)
    .execute();
  const { numDeletedRows } = await tx.deleteFrom('mail_stop').where('email', '=', email).executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Undefined while news may go to the address. */
export const findStop = (db: Database, email: string): Promise<MailStop | undefined> =>
  db.selectFrom('mail_stop').selectAll().where('email', '=', email).executeTakeFirst();

/** What a list of stops has at most. */
export const MOST_STOPS = 200;

/** The latest first. */
export const findStops = (db: Database): Promise<MailStop[]> =>
  db.selectFrom('mail_stop').selectAll().orderBy('reported_at', 'desc').limit(MOST_STOPS).execute();

/** The reports about one address, the latest first. */
export const findReports = (db: Database, email: string) =>
  db
    .selectFrom('mail_report')
    .selectAll()
    .where('email', '=', email)
    .orderBy('reported_at', 'desc')
    .orderBy('mail_id', 'desc')
    .limit(100)
    .execute();
