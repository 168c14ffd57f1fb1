import type { Database } from '@shop/database';
import { findCompanyOf } from '@shop/commerce-kit/company-of';
import { notFound } from '@shop/commerce-kit/problem';
import type { ClientVisitor } from '@shop/commerce-kit/visitor';
import { findBySlug, type MiscInvoiceRow } from './misc-invoices.repository.ts';

/** An invoice of a company is answered and paid only by its people with the right. */
export const isAnsweredBy = async (
  db: Database,
  { client_id: owner, company_id: companyId }: Pick<MiscInvoiceRow, 'client_id' | 'company_id'>,
  clientId: number | null,
): Promise<boolean> =>
  companyId === null ? owner === clientId : (await findCompanyOf(db, clientId, 'papers')) === companyId;

/**
 * The invoice that was sent to this client, or to the client's company.
 * @throws the answer for an unknown one for any other, and for a draft.
 */
export const getOwnMiscInvoice = async (
  db: Database,
  { brand, clientId }: Pick<ClientVisitor, 'brand' | 'clientId'>,
  slug: string,
): Promise<MiscInvoiceRow> => {
  const invoice = await findBySlug(db, slug);
  const isSent = invoice?.brand === brand && invoice.issued_at !== null;
  if (!isSent || !(await isAnsweredBy(db, invoice, clientId))) throw notFound();
  return invoice;
};
