import { staffCallsContract } from '@shop/contracts/staff';
import { maskText } from '@shop/domain/error-report';
import type { Module } from '@shop/commerce-kit/module';
import { conflict } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import { appendAct, staffCallsOf } from '@shop/commerce-staff';
import type { OfficeDeps } from './office.ports.ts';

export const MOST_FAILURES = 100;

/** What the shop could not do. Errors are written by programs for programs: whom they name is left out. */
export const failureRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db, jobs, mail } = deps;

    call(staffCallsContract.failedJobs, async () => ({
      jobs: (await jobs.listFailed(MOST_FAILURES)).map(({ reason, failedAt, ...job }) => ({
        ...{ ...job, reason: maskText(reason), failed_at: toStamp(failedAt) },
      })),
    }));

    call(staffCallsContract.retryJob, async ({ body, who, now }) => {
      await db.transaction().execute(async (tx) => {
        if (!(await jobs.retryFailed(body, tx))) throw conflict('staff.job_not_failed');
        await appendAct(tx, {
          ...{ at: now, who, act: 'job.retried', subject: { kind: 'job', id: body.id }, reason: '' },
          before: { name: body.name, state: 'failed' },
          after: { name: body.name, state: 'retry' },
        });
      });
      return {};
    });

    call(staffCallsContract.failedMails, async () => {
      const mails = await db
        .selectFrom('mail_outbox')
        .select(['id', 'brand_key', 'template', 'attempts', 'last_error', 'created_at'])
        .where('state', '=', 'failed')
        .orderBy('id', 'desc')
        .limit(MOST_FAILURES)
        .execute();
      return {
        mails: mails.map(({ brand_key: brand, last_error: reason, created_at: at, ...mail }) => ({
          ...mail,
          ...{ brand, reason: maskText(reason ?? ''), created_at: toStamp(at) },
        })),
      };
    });

    call(staffCallsContract.retryMail, async ({ body, who, now }) => {
      await db.transaction().execute(async (tx) => {
        if (!(await mail.retryFailed(body, tx))) throw conflict('staff.mail_not_failed');
        await appendAct(tx, {
          ...{
            at: now,
            who,
            act: 'mail.retried',
            subject: { kind: 'mail', id: String(body.id) },
            reason: '',
          },
          before: { state: 'failed' },
          after: { state: 'waiting' },
        });
      });
      return {};
    });
  };
