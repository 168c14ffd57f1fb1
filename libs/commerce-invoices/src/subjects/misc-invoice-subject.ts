import type { Database, InvoiceDocument, InvoiceParty } from '@shop/database';
import { miscInvoiceNumber, miscInvoiceSums, paidMiscInvoiceSums } from '@shop/domain/misc-invoice';
import { findCompanyOf } from '@shop/commerce-kit/company-of';
import { notFound } from '@shop/commerce-kit/problem';
import type { Subject } from './subject.ts';

const readMiscInvoice = (db: Database, id: number) =>
  db.selectFrom('misc_invoice').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type Read = Awaited<ReturnType<typeof readMiscInvoice>>;

/** What its payment added to its sum, and took from the balance. */
const readPayment = (db: Database, id: number) =>
  db
    .selectFrom('payment')
    .innerJoin('payable', 'payable.id', 'payment.payable_id')
    .select(['payment.fee', 'payment.balance_amount'])
    .where('payable.kind', '=', 'misc_invoice')
    .where('payable.rel_id', '=', id)
    .where('payment.booked_at', 'is not', null)
    .orderBy('payment.id')
    .limit(1)
    .executeTakeFirst();

const documentOf = async (
  db: Database,
  { id }: Read,
  { seller, buyer }: { readonly seller: InvoiceParty; readonly buyer: InvoiceParty },
): Promise<InvoiceDocument> => {
  const rows = await db
    .selectFrom('misc_invoice_line')
    .selectAll()
    .where('misc_invoice_id', '=', id)
    .orderBy('position')
    .execute();
  const payment = await readPayment(db, id);
  const balance = payment?.balance_amount ?? 0;
  const lines = rows.map(({ unit_price: unitPrice, ...line }) => ({ ...line, unitPrice }));
  const { nets } = miscInvoiceSums(lines);
  const sums = paidMiscInvoiceSums(lines, payment?.fee ?? 0);
  return {
    ...{ seller, buyer },
    goods: lines.map(({ description, quantity, unitPrice, rate }, at) => ({
      ...{ names: { en: description }, sku: null, quantity, unit_price: unitPrice },
      ...{ promotion: 0, net: nets[at] ?? 0, rate },
    })),
    ...sums,
    from_balance: balance,
  };
};

export const readMiscInvoiceSubject = async (db: Database, id: number): Promise<Subject> => {
  const invoice = await readMiscInvoice(db, id);
  const { brand, year, number, buyer } = invoice;
  if (year === null || number === null || buyer === null)
    throw new Error(`misc invoice ${id} was paid before its issue`);
  return {
    key: { quote_id: null, misc_invoice_id: id },
    brand,
    language: invoice.language,
    currencyId: invoice.currency_id,
    number: miscInvoiceNumber({ brand, year, number }),
    slug: invoice.slug,
    isGuest: false,
    paidAt: invoice.paid_at ?? invoice.created_at,
    document: (seller) => documentOf(db, invoice, { seller, buyer }),
    assertSeenBy: async ({ visitor }) => {
      const { client_id: clientId, company_id: companyId } = invoice;
      const isSeen =
        companyId === null
          ? clientId === visitor.clientId
          : companyId === (await findCompanyOf(db, visitor.clientId, 'papers'));
      if (!isSeen) throw notFound();
    },
  };
};
