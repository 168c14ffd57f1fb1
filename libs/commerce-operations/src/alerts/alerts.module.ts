import type { Database, Transaction } from '@shop/database';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Logger } from '@shop/commerce-kit/logger';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { Jobs } from '@shop/commerce-jobs';
import type { AlertState, MailPort } from '@shop/commerce-mail';
import type { Watch } from './watches.ts';

export { mailAndJobWatches, type Watch } from './watches.ts';

const CHECK = 'alerts-check';
/** How often an alert that lasts is sent again. */
const AGAIN_MS = 60 * 60_000;

type AlertsDeps = {
  db: Database;
  log: Logger;
  mail: MailPort;
  audit: AuditLog;
  brands: Brands;
  clock: () => Date;
  watches: readonly Watch[];
  /** The recipient of alerts; without it alerts are only in the log and the audit log. */
  alertMail: string | undefined;
};

type Standing = { opened_at: Date; told_at: Date } | undefined;
type Said = { watch: Watch; count: number; state: AlertState; since: Date; now: Date };

const nextState = (standing: Standing, isTooMuch: boolean, now: Date): AlertState | null => {
  if (!standing) return isTooMuch ? 'opened' : null;
  if (!isTooMuch) return 'resolved';
  return now.getTime() - standing.told_at.getTime() >= AGAIN_MS ? 'lasting' : null;
};

/** Alerts when too much waits or has failed: at once, once an hour while it lasts, and when it is over. */
export const createAlerts = ({ db, log, mail, audit, brands, clock, watches, alertMail }: AlertsDeps) => {
  const tell = async (tx: Transaction, { watch, count, state, since, now }: Said) => {
    const { code, threshold } = watch;
    const said = { code, count, threshold, state, since };
    if (state === 'resolved') log.info(said, 'alert');
    else log.error(said, 'alert');
    await audit.recordIn(tx, {
      event: state === 'resolved' ? 'alert.resolved' : 'alert.opened',
      outcome: 'done',
      actor: { kind: 'system' },
      subject: { kind: 'queue', id: code },
      details: { count, reason: state },
    });
    if (!alertMail) return;
    await mail.enqueue(tx, {
      brand: brands.fallback().key,
      language: brands.fallback().defaultLocale,
      to: alertMail,
      template: 'alert',
      data: { code, count, threshold, state, since: since.toISOString() },
      uniqueKey: `alert:${code}:${state}:${now.getTime()}`,
    });
  };

  const checkOne = async (watch: Watch, now: Date) => {
    const count = await watch.count(now);
    await db.transaction().execute(async (tx) => {
      const standing = await lock(tx, watch.code);
      const state = nextState(standing, count >= watch.threshold, now);
      if (!state) return;
      const since = standing?.opened_at ?? now;
      if (state === 'resolved') await tx.deleteFrom('alert').where('code', '=', watch.code).execute();
      else if (!(await keep(tx, { code: watch.code, since, now, count, isNew: !standing }))) return;
      await tell(tx, { watch, count, state, since, now });
    });
  };

  return {
    /** A watch that fails does not stop the others. */
    check: async (): Promise<void> => {
      const now = clock();
      for (const watch of watches)
        await checkOne(watch, now).catch((error: Error) =>
          log.error({ code: 'watch_failed', watch: watch.code, reason: error.message }, 'alert'),
        );
    },
  };
};

const lock = (tx: Transaction, code: string) =>
  tx.selectFrom('alert').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();

type Kept = { code: string; since: Date; now: Date; count: number; isNew: boolean };

/** False when another process has just sent the same alert. */
const keep = async (tx: Transaction, { code, since, now, count, isNew }: Kept): Promise<boolean> => {
  if (!isNew) {
    await tx.updateTable('alert').set({ told_at: now, count }).where('code', '=', code).execute();
    return true;
  }
  const kept = await tx
    .insertInto('alert')
    .values({ code, opened_at: since, told_at: now, count })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return kept !== undefined;
};

export type Alerts = ReturnType<typeof createAlerts>;

/** Checks every minute, in the process that runs the jobs. */
export const checkAlertsRegularly = (jobs: Pick<Jobs, 'work' | 'schedule'>, alerts: Alerts): void => {
  jobs.work(CHECK, () => alerts.check(), { oneWaiting: true, retries: 0 });
  jobs.schedule(CHECK, '* * * * *');
};
