import type { Database, StaffActState, Transaction } from '@shop/database';
import type { AuditEntry, AuditLog } from '@shop/commerce-kit/audit-log';
import { appendAct, type Who } from './act-log.ts';

type Subject = NonNullable<AuditEntry['subject']>;

/** What the log of acts says of a payment or an order: its state, and what was given back in 1/10000. */
export const readSubject = async (
  db: Database,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
): Promise<StaffActState | null> => {
  if (kind === 'payment') {
    const payment = await db
      .selectFrom('payment')
      .select(['state', 'refunded_amount as refunded'])
      .where('id', '=', Number(id))
      .executeTakeFirst();
    return payment ?? null;
  }
  if (kind !== 'order') return null;
  const order = await db.selectFrom('quote').select('state').where('id', '=', Number(id)).executeTakeFirst();
  return order ?? null;
};

type Acting = {
  readonly who: Who;
  readonly reason: string;
  readonly clock: () => Date;
  /** Read before the act began; without it the subject is read where the act is recorded. */
  readonly before?: StaffActState | null;
};

/** An audit log that writes the acts of staff into the log of acts, too, in the same transaction. */
export const auditWithActs = <Audit extends Pick<AuditLog, 'recordIn'>>(
  audit: Audit,
  { who, reason, clock, before }: Acting,
): Audit => ({
  ...audit,
  recordIn: async (tx: Transaction, entry: AuditEntry) => {
    await audit.recordIn(tx, entry);
    const { actor, subject, event, details } = entry;
    if (actor.kind !== 'staff' || !subject) return;
    const now = await readSubject(tx, subject);
    await appendAct(tx, {
      at: clock(),
      who,
      act: details?.act ?? event,
      subject,
      before: before === undefined ? now : before,
      after: { ...now, ...details },
      reason,
    });
  },
});
