import type { Insertable, Selectable, Updateable } from 'kysely';
import { PREPARED, type Database, type Schema, type Transaction } from '@shop/database';
import { rolesWith } from '@shop/domain/company-people';
import type { MiscInvoiceState } from '@shop/domain/misc-invoice';

export type MiscInvoiceRow = Selectable<Schema['misc_invoice']>;
export type MiscInvoiceLineRow = Selectable<Schema['misc_invoice_line']>;

const MOST_LISTED = 50;

export const insertInvoice = (
  tx: Transaction,
  invoice: Insertable<Schema['misc_invoice']>,
): Promise<MiscInvoiceRow> =>
  tx.insertInto('misc_invoice').values(invoice).returningAll().executeTakeFirstOrThrow();

export const insertLines = async (
  tx: Transaction,
  lines: readonly Insertable<Schema['misc_invoice_line']>[],
): Promise<void> => {
  await tx
    .insertInto('misc_invoice_line')
    .values([...lines])
    .execute();
};

export const findInvoice = (db: Database, id: number): Promise<MiscInvoiceRow | undefined> =>
  db.selectFrom('misc_invoice').selectAll().where('id', '=', id).executeTakeFirst();

export const findBySlug = (db: Database, slug: string): Promise<MiscInvoiceRow | undefined> =>
  db.selectFrom('misc_invoice').selectAll().where('slug', '=', slug).executeTakeFirst();

/** All changes of an invoice, and the start of its payments, wait for this lock. */
export const lockInvoice = (tx: Transaction, id: number): Promise<MiscInvoiceRow | undefined> =>
  tx.selectFrom('misc_invoice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Change = Updateable<Schema['misc_invoice']> & { readonly state: MiscInvoiceState };
type Recorded = { readonly actor: string; readonly reason?: string; readonly now: Date };

/** Stores the new state, and the time and actor of the change. */
export const changeInvoice = async (
  tx: Transaction,
  id: number,
  change: Change,
  { actor, reason = '', now }: Recorded,
): Promise<MiscInvoiceRow> => {
  await insertEvent(tx, {
    misc_invoice_id: id,
    state: change.state,
    actor,
    reason: reason || null,
    created_at: now,
  });
  return tx
    .updateTable('misc_invoice')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const insertEvent = async (
  tx: Transaction,
  event: Insertable<Schema['misc_invoice_event']>,
): Promise<void> => {
  await tx.insertInto('misc_invoice_event').values(event).execute();
};

/** The brand's next number of the year. Other issues of the brand wait for this row, and a rollback returns it. */
export const nextNumber = async (tx: Transaction, brand: string, year: number): Promise<number> => {
  const { last_number } = await tx
    .insertInto('misc_invoice_series')
    .values({ brand, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'year']).doUpdateSet((eb) => ({
        last_number: eb('misc_invoice_series.last_number', '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
};

export const findLines = (db: Database, id: number): Promise<MiscInvoiceLineRow[]> =>
  db
    .selectFrom('misc_invoice_line')
    .selectAll()
    .where('misc_invoice_id', '=', id)
    .orderBy('position')
    .execute();

/** The invoice and the credit notes that followed its payment; of a claim those of its order. */
export const findDocuments = (
  db: Database,
  { id, claim_of_payment_id: paymentId }: Pick<MiscInvoiceRow, 'id' | 'claim_of_payment_id'>,
) =>
  db
    .selectFrom('invoice')
    .select(['id', 'kind', 'brand', 'year', 'number'])
    .where((eb) =>
      eb.or([
        eb('misc_invoice_id', '=', id),
        eb('quote_id', 'in', eb.selectFrom('payment').select('quote_id').where('id', '=', paymentId)),
      ]),
    )
    .orderBy('id')
    .execute();

type Own = { readonly brand: string; readonly clientId: number };

/** All columns by name, for prepared statements: the compiler refuses the list when one is missing. */
const WHOLE_INVOICE = [
  ...(['id', 'slug', 'brand', 'client_id', 'company_id', 'year', 'number', 'state', 'language'] as const),
  ...(['currency_id', 'title', 'due_on', 'net', 'vat', 'total', 'buyer', 'created_at', 'issued_at'] as const),
  ...(['accepted_at', 'declined_at', 'decline_reason', 'paid_at', 'claim_of_payment_id'] as const),
  ...(['credited', 'overdue_at'] as const),
] as const;

/** What a client was sent, and the company whose papers the client may see; newest first. */
export const findOfClient = (db: Database, { brand, clientId }: Own): Promise<MiscInvoiceRow[]> =>
  db
    .selectFrom('misc_invoice')
    .modifyFront(PREPARED)
    .select(WHOLE_INVOICE)
    .where((eb) =>
      eb.or([
        eb.and([eb('client_id', '=', clientId), eb('company_id', 'is', null)]),
        eb(
          'company_id',
          'in',
          eb
            .selectFrom('pro_member')
            .select('pro_member.company_id')
            .where('pro_member.client_id', '=', clientId)
            .where('role', 'in', rolesWith('papers')),
        ),
      ]),
    )
    .where('brand', '=', brand)
    .where('issued_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();

type Asked = { readonly clientId?: number | undefined; readonly states: readonly MiscInvoiceState[] };

/** For staff: in these states, newest first. */
export const findInvoicesIn = (
  db: Database,
  { clientId, states }: Asked,
  limit: number,
): Promise<MiscInvoiceRow[]> => {
  const all = db.selectFrom('misc_invoice').selectAll().where('state', 'in', states);
  const asked = clientId === undefined ? all : all.where('client_id', '=', clientId);
  return asked.orderBy('id', 'desc').limit(limit).execute();
};

const LAPSED_AT_ONCE = 200;

/** The issued ones of a brand whose due day is before this one. */
export const findToLapse = async (db: Database, brand: string, today: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('misc_invoice')
    .select('id')
    .where('state', '=', 'issued')
    .where('brand', '=', brand)
    .where('due_on', '<', today)
    .orderBy('id')
    .limit(LAPSED_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
};

/** Its payable, from its acceptance on. */
export const findPayableOf = (db: Database, id: number) =>
  db
    .selectFrom('payable')
    .select(['id', 'client_id'])
    .where('kind', '=', 'misc_invoice')
    .where('rel_id', '=', id)
    .executeTakeFirst();
