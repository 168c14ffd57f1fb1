import type { Database } from '@shop/database';
import { notFound } from '@shop/commerce-kit/problem';
import type { ClientVisitor } from '@shop/commerce-kit/visitor';
import { findBySlug, type MiscInvoiceRow } from './misc-invoices.repository.ts';

/**
 * The invoice that was sent to this client.
 * @throws the answer for an unknown one for any other, and for a draft.
 */
export const getOwnMiscInvoice = async (
  db: Database,
  { brand, clientId }: Pick<ClientVisitor, 'brand' | 'clientId'>,
  slug: string,
): Promise<MiscInvoiceRow> => {
  const invoice = await findBySlug(db, slug);
  const isOwn = invoice?.brand === brand && invoice.client_id === clientId;
  if (!invoice || !isOwn || invoice.issued_at === null) throw notFound();
  return invoice;
};
