import type { Database } from '@shop/database';
import { readMiscInvoiceSubject } from './misc-invoice-subject.ts';
import { readOrderSubject } from './order-subject.ts';
import type { Subject, SubjectColumns } from './subject.ts';

/** The subject of a document, or of one that is due. */
export const readSubject = (
  db: Database,
  { quote_id: quoteId, misc_invoice_id: miscInvoiceId }: SubjectColumns,
): Promise<Subject> => {
  if (quoteId !== null) return readOrderSubject(db, quoteId);
  if (miscInvoiceId !== null) return readMiscInvoiceSubject(db, miscInvoiceId);
  throw new Error('a document is about nothing');
};
