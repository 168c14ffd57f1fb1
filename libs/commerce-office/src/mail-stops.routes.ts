import { createHash } from 'node:crypto';
import { staffCallsContract } from '@shop/contracts/staff';
import type { Module } from '@shop/commerce-kit/module';
import { conflict } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import { allowNews, findStop, findStops, MOST_STOPS } from '@shop/commerce-mail-reports';
import { appendAct, staffCallsOf } from '@shop/commerce-staff';
import type { Transaction } from '@shop/database';
import type { OfficeDeps } from './office.ports.ts';

/** Acts are never deleted, so none has an address: it has the account of the address, or a digest without one. */
const subjectOf = async (tx: Transaction, email: string) => {
  const client = await tx
    .selectFrom('client')
    .select('id')
    .where('email', '=', email)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (client) return { kind: 'client', id: client.id };
  return { kind: 'address', id: createHash('sha256').update(email).digest('hex').slice(0, 16) };
};

/** Addresses that get no news (decision 0075), and their release by staff. */
export const mailStopRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db } = deps;

    call(staffCallsContract.mailStops, async () => {
      const stops = await findStops(db);
      return {
        stops: stops.map(({ email, reason, detail: status, reported_at: at }) => ({
          ...{ email, reason, status, since: toStamp(at) },
        })),
        more: stops.length === MOST_STOPS,
      };
    });

    call(staffCallsContract.liftMailStop, async ({ body: { email, reason }, who, now }) => {
      await db.transaction().execute(async (tx) => {
        const stop = await findStop(tx, email);
        if (!stop || !(await allowNews(tx, email, now))) throw conflict('staff.mail_not_stopped');
        await appendAct(tx, {
          ...{ at: now, who, act: 'mail_stop.lifted', subject: await subjectOf(tx, email), reason },
          ...{ before: { reason: stop.reason, status: stop.detail }, after: null },
        });
      });
      return {};
    });
  };
