import type { Database } from '@shop/database';
import { rolesWith } from '@shop/domain/company-people';

/** What the people of companies have ordered is the company's, as where the shop writes the order. */
export async function shareOrders(db: Database): Promise<void> {
  await db
    .updateTable('quote')
    .from('pro_member')
    .set((eb) => ({ company_id: eb.ref('pro_member.company_id') }))
    .whereRef('pro_member.client_id', '=', 'quote.client_id')
    .where('role', 'in', rolesWith('order'))
    .execute();
}
