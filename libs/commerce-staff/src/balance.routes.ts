import { staffCallsContract } from '@shop/contracts/staff';
import { getCurrencyCode } from '@shop/domain/currencies';
import { LEDGER_TYPE } from '@shop/domain/ledger';
import { toWire } from '@shop/domain/wire-amount';
import type { Module } from '@shop/commerce-kit/module';
import { toStamp } from '@shop/commerce-kit/stamp';
import { findStop } from '@shop/commerce-mail-reports';
import type { Database } from '@shop/database';
import { findWaiting, type WaitingRequest } from './balance-requests.repository.ts';
import { confirmRequest, refuseRequest } from './end-request.ts';
import { accountOf, moveBalance, type Actor, type MoveDeps } from './move-balance.ts';
import { staffCallsOf, type StaffCallDeps, type StaffContext } from './staff-call.ts';

const actorOf = ({ staff, who, now }: StaffContext<unknown>): Actor => ({ staffId: staff.id, who, now });

const toWireRequest = ({ id, client_id, reason, note, ...request }: WaitingRequest) => ({
  ...{ id, client_id, reason, note },
  direction: request.type === LEDGER_TYPE.addition ? ('credit' as const) : ('deduct' as const),
  amount: toWire(request.amount),
  currency: getCurrencyCode(request.currency_id),
  asked_by: request.asked_by_name,
  asked_at: toStamp(request.asked_at),
  expires_at: toStamp(request.expires_at),
});

const mailStopOf = async (db: Database, clientId: number) => {
  const client = await db
    .selectFrom('client')
    .select('email')
    .where('id', '=', clientId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  const stop = client && (await findStop(db, client.email));
  if (!stop) return null;
  const { email, reason, detail: status, reported_at: at } = stop;
  return { email, reason, status, since: toStamp(at) };
};

/** Credits and deductions by staff. */
export const staffBalanceRoutes =
  (deps: StaffCallDeps & MoveDeps): Module =>
  async (app) => {
    const { db } = deps;
    const call = staffCallsOf(app, deps);

    call(staffCallsContract.balance, async ({ body, now }) => {
      const { balance, held, currencyId } = await accountOf(deps, body.client_id);
      const waiting = await findWaiting(db, now, body.client_id);
      return {
        balance: toWire(balance),
        held: toWire(held),
        currency: getCurrencyCode(currencyId),
        waiting: waiting.map(toWireRequest),
        mail_stop: await mailStopOf(db, body.client_id),
      };
    });

    call(staffCallsContract.moveBalance, async (asked, key) => {
      const moved = await moveBalance(deps, actorOf(asked), asked.body, key);
      return { state: moved.state, request_id: moved.requestId, balance: toWire(moved.balance) };
    });

    call(staffCallsContract.requests, async ({ now }) => ({
      requests: (await findWaiting(db, now)).map(toWireRequest),
    }));

    call(staffCallsContract.confirmMove, async (asked) => {
      const balance = await confirmRequest(db, actorOf(asked), asked.body.id);
      return { state: 'done' as const, request_id: asked.body.id, balance: toWire(balance) };
    });

    call(staffCallsContract.refuseMove, async (asked) => {
      await refuseRequest(db, actorOf(asked), asked.body.id, asked.body.reason);
      return {};
    });
  };
