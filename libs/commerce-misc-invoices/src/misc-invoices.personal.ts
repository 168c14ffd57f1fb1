import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import { sql } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { voidMiscInvoice } from '@shop/domain/misc-invoice';
import { toWire } from '@shop/domain/wire-amount';
import { changeInvoice } from './misc-invoices.repository.ts';
import { shownNumber } from './shown-number.ts';

/** What a company owes stays with its other people. */
const isOwedBy = (clientId: number) => sql<boolean>`not exists (
  select from pro_member where pro_member.company_id = misc_invoice.company_id and pro_member.client_id <> ${clientId})`;

/** What bookkeeping must keep is exported and stays; drafts go, and what waits for an answer ends. */
export const miscInvoicesPersonal: PersonalPart = {
  topic: 'misc_invoices',
  read: async (db, { clientId }) => {
    const rows = await db
      .selectFrom('misc_invoice')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('issued_at', 'is not', null)
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      number: shownNumber(row),
      subject: row.title,
      state: row.state,
      ...(row.buyer && { name: row.buyer.name, address: row.buyer.address.join(', ') }),
      text: row.decline_reason,
      total: toWire(row.total),
      currency: getCurrencyCode(row.currency_id),
      created: row.issued_at,
      paid: row.paid_at,
    }));
  },
  obstacles: async (db, { clientId }) => {
    const owed = await db
      .selectFrom('misc_invoice')
      .select('id')
      .where('client_id', '=', clientId)
      .where(isOwedBy(clientId))
      .where('state', '=', 'accepted')
      .limit(1)
      .executeTakeFirst();
    return owed ? ['open_invoices'] : [];
  },
  erase: async (tx, { clientId }, now) => {
    await tx
      .deleteFrom('misc_invoice')
      .where('client_id', '=', clientId)
      .where(isOwedBy(clientId))
      .where('issued_at', 'is', null)
      .execute();
    const waiting = await tx
      .selectFrom('misc_invoice')
      .select(['id', 'state'])
      .where('client_id', '=', clientId)
      .where(isOwedBy(clientId))
      .where('state', 'in', ['issued', 'overdue'])
      .forUpdate()
      .execute();
    for (const { id, ...standing } of waiting) {
      const moved = voidMiscInvoice(standing, { isBeingPaid: false });
      if (moved.ok) await changeInvoice(tx, id, { state: moved.value }, { actor: 'erasure', now });
    }
    await tx
      .updateTable('misc_invoice')
      .set({ decline_reason: null })
      .where('client_id', '=', clientId)
      .execute();
  },
};
