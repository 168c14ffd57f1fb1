import type { Database, Transaction } from '@shop/database';
import type { Amount } from '@shop/domain/money';
import { conflict, notFound, Problem } from '@shop/commerce-kit/problem';
import { appendAct } from './act-log.ts';
import { endRequest, lockRequest, type BalanceRequest } from './balance-requests.repository.ts';
import { writeMovement, type Actor } from './move-balance.ts';

const ended = () => conflict('staff.request_ended');
const expired = () => conflict('staff.request_expired');
const secondPerson = () => new Problem(403, 'staff.second_person');

const lockWaiting = async (tx: Transaction, id: number): Promise<BalanceRequest> => {
  const request = await lockRequest(tx, id);
  if (!request) throw notFound();
  if (request.state !== 'waiting') throw ended();
  return request;
};

const isExpired = (request: BalanceRequest, now: Date): boolean => request.expires_at <= now;

const end = async (
  tx: Transaction,
  request: BalanceRequest,
  { staffId, who, now }: Actor,
  { state, reason }: { readonly state: 'refused' | 'expired'; readonly reason: string },
): Promise<void> => {
  await endRequest(tx, request.id, { state, by: state === 'expired' ? null : staffId, now });
  await appendAct(tx, {
    at: now,
    who,
    act: `balance.${state}`,
    subject: { kind: 'client', id: request.client_id },
    before: { request: request.id, state: 'waiting' },
    after: { request: request.id, state },
    reason,
  });
};

/** Another person than the one who asked confirms, and the movement is done. Returns the balance after it. */
export const confirmRequest = async (db: Database, actor: Actor, id: number): Promise<Amount> => {
  const balance = await db.transaction().execute(async (tx) => {
    const request = await lockWaiting(tx, id);
    if (isExpired(request, actor.now)) {
      await end(tx, request, actor, { state: 'expired', reason: request.reason });
      return null;
    }
    if (request.asked_by === actor.staffId) throw secondPerson();
    await endRequest(tx, id, { state: 'confirmed', by: actor.staffId, now: actor.now });
    const { client_id: clientId, currency_id: currencyId, type, amount, reason, note } = request;
    const movement = { clientId, currencyId, type, amount, reason, note, cause: `balance_request:${id}` };
    return writeMovement(tx, actor, movement, { request: id });
  });
  if (balance === null) throw expired();
  return balance;
};

/** Refused by another person, or withdrawn by the one who asked. */
export const refuseRequest = (db: Database, actor: Actor, id: number, reason: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const request = await lockWaiting(tx, id);
    const state = isExpired(request, actor.now) ? 'expired' : 'refused';
    await end(tx, request, actor, { state, reason });
  });
