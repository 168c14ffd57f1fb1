import type { BalanceMove } from '@shop/contracts/staff';
import type { Database, Transaction } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { LEDGER_RELATION, LEDGER_TYPE, type LedgerType } from '@shop/domain/ledger';
import type { Amount } from '@shop/domain/money';
import { BALANCE_REQUEST_MS, balanceActOf } from '@shop/domain/staff';
import { fromWire } from '@shop/domain/wire-amount';
import { conflict, invalid, notFound } from '@shop/commerce-kit/problem';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { findAccount, recordEntry } from '@shop/commerce-ledger';
import { appendAct, type Who } from './act-log.ts';
import { findRequestByCause, insertRequest } from './balance-requests.repository.ts';

export type MoveDeps = { readonly db: Database; readonly brands: Brands };

export type Actor = { readonly staffId: number; readonly who: Who; readonly now: Date };

type Movement = {
  readonly clientId: number;
  readonly currencyId: number;
  readonly type: LedgerType;
  readonly amount: Amount;
  readonly reason: string;
  readonly note: string;
  /** One movement per cause. */
  readonly cause: string;
};

/** A balance of a client, in the currency of the account or, before its first entry, of the brand. */
export const accountOf = async ({ db, brands }: MoveDeps, clientId: number) => {
  const client = await db.selectFrom('client').select('brand').where('id', '=', clientId).executeTakeFirst();
  if (!client) throw notFound();
  const account = await findAccount(db, clientId);
  return {
    balance: account?.balance ?? 0,
    held: account?.held ?? 0,
    currencyId: account?.currencyId ?? brands.get(client.brand).currency.id,
  };
};

const amountOf = (value: number): Amount => {
  try {
    return fromWire(value);
  } catch {
    throw invalid({ amount: ['fraction'] });
  }
};

/**
 * Writes the movement and its act. A deduction never takes held money.
 * @throws 409 `staff.not_enough` where the free balance is too small.
 */
export const writeMovement = async (
  tx: Transaction,
  { staffId: _, who, now }: Actor,
  { reason, ...moved }: Movement,
  confirms: { readonly request: number } | null = null,
): Promise<Amount> => {
  const recorded = await recordEntry(tx, { ...moved, relType: LEDGER_RELATION.adminTopUp, relId: null });
  if (!recorded.ok) throw conflict('staff.not_enough', { amount: ['not_enough'] });
  // The account is locked by the entry.
  const balance = (await findAccount(tx, moved.clientId))?.balance ?? 0;
  if (!recorded.value.isNew) return balance;
  const isCredit = moved.type === LEDGER_TYPE.addition;
  await appendAct(tx, {
    at: now,
    who,
    act: isCredit ? 'balance.credited' : 'balance.deducted',
    subject: { kind: 'client', id: moved.clientId },
    before: { balance: balance + (isCredit ? -moved.amount : moved.amount) },
    after: { balance, currency: getCurrencyCode(moved.currencyId), ...confirms },
    reason,
  });
  return balance;
};

const writeRequest = (db: Database, { staffId, who, now }: Actor, asked: Movement): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { clientId, currencyId, type, amount, reason, note, cause } = asked;
    const request = await insertRequest(tx, {
      ...{ type, amount, reason, note, cause },
      client_id: clientId,
      currency_id: currencyId,
      asked_by: staffId,
      asked_at: now,
      expires_at: new Date(now.getTime() + BALANCE_REQUEST_MS),
    });
    if (!request) return (await findRequestByCause(tx, cause)).id;
    await appendAct(tx, {
      at: now,
      who,
      act: 'balance.asked',
      subject: { kind: 'client', id: clientId },
      before: null,
      after: { request: request.id, type, amount, currency: getCurrencyCode(currencyId) },
      reason,
    });
    return request.id;
  });

export type Moved = {
  readonly state: 'done' | 'waiting';
  readonly requestId: number | null;
  readonly balance: Amount;
};

/** Moves a balance at once, or asks for a second person where the sum is above the limit. */
export const moveBalance = async (
  deps: MoveDeps,
  actor: Actor,
  body: BalanceMove,
  key: string,
): Promise<Moved> => {
  const { balance, currencyId } = await accountOf(deps, body.client_id);
  const amount = amountOf(body.amount);
  const way = balanceActOf(amount, getCurrencyCode(currencyId));
  if (way !== 'alone' && way !== 'second_person') throw invalid({ amount: [way] });
  const movement: Movement = {
    clientId: body.client_id,
    currencyId,
    type: body.direction === 'credit' ? LEDGER_TYPE.addition : LEDGER_TYPE.deduction,
    amount,
    reason: body.reason,
    note: body.note,
    cause: `staff:${actor.staffId}:${key}`,
  };
  if (way === 'second_person') {
    return { state: 'waiting', requestId: await writeRequest(deps.db, actor, movement), balance };
  }
  const after = await deps.db.transaction().execute((tx) => writeMovement(tx, actor, movement));
  return { state: 'done', requestId: null, balance: after };
};
