import type { Database } from '@shop/database';
import type { AlertCode } from '@shop/commerce-mail';
import type { Jobs } from '@shop/commerce-jobs';

/** A count of waiting or failed work, and the limit above which it alerts. */
export type Watch = {
  readonly code: AlertCode;
  readonly threshold: number;
  readonly count: (now: Date) => Promise<number>;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A mail or a job that has waited for this long counts as late. */
const LATE_MS = 10 * MINUTE;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

type WatchesDeps = { db: Database; jobs: Pick<Jobs, 'countFailed' | 'countLate'> };

export const mailAndJobWatches = ({ db, jobs }: WatchesDeps): readonly Watch[] => [
  {
    code: 'mails_failed',
    threshold: 3,
    count: (now) => countMails(db, 'failed', { after: before(now, DAY) }),
  },
  {
    code: 'mails_waiting',
    threshold: 1,
    count: (now) => countMails(db, 'waiting', { before: before(now, LATE_MS) }),
  },
  { code: 'jobs_failed', threshold: 1, count: (now) => jobs.countFailed(before(now, DAY)) },
  { code: 'jobs_waiting', threshold: 10, count: (now) => jobs.countLate(before(now, LATE_MS)) },
];

const countMails = async (
  db: Database,
  state: 'failed' | 'waiting',
  made: { after?: Date; before?: Date },
): Promise<number> => {
  const { count } = await db
    .selectFrom('mail_outbox')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .where((row) =>
      row.and([
        ...(made.after ? [row('created_at', '>=', made.after)] : []),
        ...(made.before
          ? [
              row('created_at', '<', made.before),
              // News that wait for the end of quiet hours are not late.
              row.or([row('attempts', '>', 0), row('next_try_at', '<', made.before)]),
            ]
          : []),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
};
