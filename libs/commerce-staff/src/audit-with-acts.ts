import type { Database, StaffActState, Transaction } from '@shop/database';
import type { AuditEntry, AuditLog } from '@shop/commerce-kit/audit-log';
import { appendAct, type Who } from './act-log.ts';
import { readContent } from './read-content.ts';

type Subject = NonNullable<AuditEntry['subject']>;

/** Requests share the numbers of orders, and are orders later. */
const readOrder = async (db: Database, id: number): Promise<StaffActState | null> => {
  const order = await db.selectFrom('quote').select('state').where('id', '=', id).executeTakeFirst();
  if (order) return order;
  const asked = await db.selectFrom('quote_request').select('state').where('id', '=', id).executeTakeFirst();
  if (asked) return asked;
  const forward = await db
    .selectFrom('forward_request')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return forward ?? null;
};

const readClaim = async (db: Database, id: number): Promise<StaffActState | null> => {
  const claim = await db
    .selectFrom('claim')
    .select(['state', 'refund_amount as refund'])
    .where('id', '=', id)
    .executeTakeFirst();
  return claim ?? null;
};

/** What the log of acts says of a payment, an order or an invoice: its state, and what was given back in 1/10000. */
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
  if (kind === 'misc_invoice') {
    const invoice = await db
      .selectFrom('misc_invoice')
      .select('state')
      .where('id', '=', Number(id))
      .executeTakeFirst();
    return invoice ?? null;
  }
  if (kind === 'package') {
    const parcel = await db
      .selectFrom('package')
      .select(['state', 'client_id as client', 'weight_g', 'shelf'])
      .where('id', '=', Number(id))
      .executeTakeFirst();
    return parcel ?? null;
  }
  if (kind === 'content') return readContent(db, String(id));
  if (kind === 'claim') return readClaim(db, Number(id));
  if (kind === 'product_review') {
    const review = await db
      .selectFrom('product_review')
      .select(['state', 'decline_reason as reason'])
      .where('id', '=', Number(id))
      .executeTakeFirst();
    return review ?? null;
  }
  return kind === 'order' ? readOrder(db, Number(id)) : null;
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
