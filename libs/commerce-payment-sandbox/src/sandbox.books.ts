import { randomBytes } from 'node:crypto';
import { sql, type Database } from '@shop/database';
import type { Selectable } from 'kysely';
import type { Schema } from '@shop/database';

export type SandboxPayment = Selectable<Schema['sandbox_payment']>;
export type SandboxEvent = Selectable<Schema['sandbox_event']>;

export type NewSandboxPayment = Pick<
  SandboxPayment,
  | 'idempotency_key'
  | 'method'
  | 'bank'
  | 'amount'
  | 'currency'
  | 'description'
  | 'locale'
  | 'shop_name'
  | 'return_url'
  | 'decline_url'
  | 'expires_at'
>;

const OPEN_STATES = ['open', 'challenge', 'processing'] as const;

const REFUNDABLE = ['captured', 'disputed', 'dispute_won', 'dispute_lost'] as const;

/** How long a provider does not answer after a time-out card, and the delay of a late webhook. */
export const SILENCE_MS = 30_000;
export const LATE_MS = 10_000;
/** How soon a card that asks for it is refunded automatically. */
export const AFTERWARDS_MS = 10_000;

/** The provider's own records. It shares only the database server with the shop. */
export const createSandboxBooks = (db: Database) => {
  const find = (ref: string) =>
    db.selectFrom('sandbox_payment').selectAll().where('ref', '=', ref).executeTakeFirst();

  const findByKey = (key: string) =>
    db.selectFrom('sandbox_payment').selectAll().where('idempotency_key', '=', key).executeTakeFirst();

  /** One payment per key, for the first request; a cancelled key stays cancelled. */
  const open = async (payment: NewSandboxPayment, state: 'open' | 'cancelled' = 'open') => {
    await db
      .insertInto('sandbox_payment')
      .values({
        ...payment,
        ref: `sbx_${randomBytes(16).toString('base64url')}`,
        reference: payment.idempotency_key,
        state,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    return findOrThrow(payment.idempotency_key);
  };

  const findOrThrow = async (key: string) => {
    const payment = await findByKey(key);
    if (!payment) throw new Error('the payment that was just opened is missing');
    return payment;
  };

  /** Moves a payment that is not final, and queues the webhook; null when it is final already. */
  const move = (
    ref: string,
    state: SandboxPayment['state'],
    options: {
      reason?: string;
      turns?: { at: Date; into: NonNullable<SandboxPayment['turns_into']> };
      copies?: number;
      at: Date;
      from?: readonly SandboxPayment['state'][];
      /** Captures another amount or currency than requested. */
      takes?: Pick<SandboxPayment, 'amount' | 'currency'>;
    },
  ): Promise<SandboxPayment | null> =>
    db.transaction().execute(async (tx) => {
      const moved = await tx
        .updateTable('sandbox_payment')
        .set({
          state,
          reason: options.reason ?? null,
          turns_at: options.turns?.at ?? null,
          turns_into: options.turns?.into ?? null,
          ...options.takes,
          ...(state === 'captured' && { charges: sql<number>`charges + 1` }),
        })
        .where('ref', '=', ref)
        .where('state', 'in', [...(options.from ?? OPEN_STATES)])
        .returningAll()
        .executeTakeFirst();
      if (!moved) return null;
      await tx
        .insertInto('sandbox_event')
        .values(eventOf(moved, options.at, options.copies ?? 1))
        .execute();
      return moved;
    });

  /**
   * Refunds a part of the captured amount, or the rest, and queues the webhook; null when nothing is left to refund, or
   * the key was used.
   */
  const giveBack = (
    ref: string,
    at: Date,
    { amount: part, key }: { amount?: number; key?: string } = {},
  ): Promise<SandboxPayment | null> =>
    db.transaction().execute(async (tx) => {
      const payment = await tx
        .selectFrom('sandbox_payment')
        .selectAll()
        .where('ref', '=', ref)
        .where('state', 'in', REFUNDABLE)
        .forUpdate()
        .executeTakeFirst();
      if (!payment || (key !== undefined && payment.refund_keys.includes(key))) return null;
      const refunded = Math.min(payment.amount, payment.refunded + (part ?? payment.amount));
      const given = await tx
        .updateTable('sandbox_payment')
        .set({ refunded, turns_at: null, turns_into: null })
        .set({ refund_keys: [...payment.refund_keys, ...(key === undefined ? [] : [key])] })
        .set({ state: refunded === payment.amount ? 'refunded' : payment.state })
        .where('ref', '=', ref)
        .returningAll()
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('sandbox_event')
        .values(eventOf({ ...given, state: 'refunded' }, at, 1))
        .execute();
      return given;
    });

  /** Captured payments, newest first, for the page from which they are refunded or disputed. */
  const findTaken = (limit: number): Promise<SandboxPayment[]> =>
    db
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('charges', '>', 0)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();

  const forge = async (payment: SandboxPayment, at: Date) => {
    const lie = { ...payment, state: 'captured' as const };
    await db
      .insertInto('sandbox_event')
      .values({ ...eventOf(lie, at, 1), signature_kind: 'forged' })
      .execute();
  };

  return { find, findByKey, findTaken, open, move, giveBack, forge };
};

export type SandboxBooks = ReturnType<typeof createSandboxBooks>;

const eventOf = (payment: SandboxPayment, at: Date, copies: number) => {
  const id = `evt_${randomBytes(12).toString('base64url')}`;
  const type = `payment.${payment.state}`;
  const body = JSON.stringify({
    id,
    type,
    created: at.toISOString(),
    payment: {
      ref: payment.ref,
      reference: payment.reference,
      state: payment.state,
      // As in a real provider's API: an integer of cents.
      amount: payment.amount / 100,
      refunded: payment.refunded / 100,
      currency: payment.currency,
      reason: payment.reason,
    },
  });
  return { id, ref: payment.ref, type, body, copies, deliver_at: at };
};
