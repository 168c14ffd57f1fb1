import { randomBytes } from 'node:crypto';
import { sql } from '@shop/database';
import { signWebhook } from '@shop/commerce-payments/providers';
import { createSandboxBooks, type SandboxEvent } from './sandbox.books.ts';
import { ripen } from './sandbox.outcomes.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import { SIGNATURE_HEADER } from './sandbox.adapter.ts';

const MOST_ATTEMPTS = 12;
const A_BATCH = 50;

/** Sends due webhooks to the shop, as a provider does: signed, repeated when unanswered, sometimes twice. */
export const createSandboxDelivery = ({ db, clock, secret, deliver }: SandboxDeps) => {
  const books = createSandboxBooks(db);

  /** Takes a batch for this process; unanswered ones become due again. */
  const take = () =>
    db
      .updateTable('sandbox_event')
      .set({
        attempts: sql<number>`attempts + 1`,
        deliver_at: sql<Date>`${clock()}::timestamptz + interval '2 seconds' * power(2, least(attempts, 6))`,
      })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('sandbox_event')
          .select('id')
          .where('delivered_at', 'is', null)
          .where('deliver_at', '<=', clock())
          .where('attempts', '<', MOST_ATTEMPTS)
          .orderBy('deliver_at')
          .limit(A_BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute();

  const send = async (event: SandboxEvent): Promise<void> => {
    const key = event.signature_kind === 'good' ? secret : randomBytes(16).toString('hex');
    const headers = { [SIGNATURE_HEADER]: signWebhook(key, event.body, clock()) };
    const answers = await Promise.all(
      Array.from({ length: event.copies }, () => deliver(event.body, headers).catch(() => 0)),
    );
    // A forged webhook is sent once, whatever the answer.
    const isDone =
      event.signature_kind === 'forged' || answers.some((status) => status >= 200 && status < 300);
    if (!isDone) return;
    await db.updateTable('sandbox_event').set({ delivered_at: clock() }).where('id', '=', event.id).execute();
  };

  const ripenDue = async (): Promise<void> => {
    const due = await db
      .selectFrom('sandbox_payment')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb.and([eb('state', 'in', ['processing', 'captured']), eb('turns_at', '<=', clock())]),
          eb.and([eb('state', 'in', ['open', 'challenge']), eb('expires_at', '<=', clock())]),
        ]),
      )
      .limit(A_BATCH)
      .execute();
    for (const payment of due) await ripen(books, payment, clock());
  };

  return async (): Promise<number> => {
    await ripenDue();
    const events = await take();
    await Promise.all(events.map(send));
    return events.length;
  };
};
