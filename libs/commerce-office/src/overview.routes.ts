import { staffCallsContract } from '@shop/contracts/staff';
import type { Module } from '@shop/commerce-kit/module';
import { toStamp } from '@shop/commerce-kit/stamp';
import { staffCallsOf, verifyActs } from '@shop/commerce-staff';
import type { OfficeDeps } from './office.ports.ts';
import { countWaiting } from './overview.ts';

const MOST_ROWS = 100;

/** What waits, what failed, and the state of the log. */
export const overviewRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db } = deps;

    call(staffCallsContract.overview, ({ staff }) => countWaiting(db, staff.roles));

    call(staffCallsContract.verifyLog, async () => {
      const verified = await verifyActs(db);
      return verified.isWhole
        ? { acts: verified.acts, last_hash: verified.lastHash, broken_at: null }
        : { acts: verified.brokenAt - 1, last_hash: null, broken_at: verified.brokenAt };
    });

    call(staffCallsContract.failedMails, async () => {
      const mails = await db
        .selectFrom('mail_outbox')
        .select(['id', 'brand_key', 'template', 'attempts', 'last_error', 'created_at'])
        .where('state', '=', 'failed')
        .orderBy('id', 'desc')
        .limit(MOST_ROWS)
        .execute();
      return {
        mails: mails.map(({ brand_key: brand, last_error: reason, created_at: at, ...mail }) => ({
          ...mail,
          ...{ brand, reason: reason ?? '', created_at: toStamp(at) },
        })),
      };
    });
  };
