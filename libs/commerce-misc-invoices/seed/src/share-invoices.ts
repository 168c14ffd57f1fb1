import type { Database } from '@shop/database';

/** What the people of companies were invoiced is owed by the company, as where staff write the invoice. */
export async function shareInvoices(db: Database): Promise<void> {
  await db
    .updateTable('misc_invoice')
    .from('pro_member')
    .set((eb) => ({ company_id: eb.ref('pro_member.company_id') }))
    .whereRef('pro_member.client_id', '=', 'misc_invoice.client_id')
    .execute();
}
