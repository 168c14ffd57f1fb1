import { staffCallsContract as staff, type MiscInvoiceDraft } from '@shop/contracts/staff';
import { hire, officeOf, type Officer } from '@shop/commerce-staff/testing';
import type { WholeShop } from './whole-shop.ts';

/** 12 days at 0.50 and a box at 3.33, both with 21 % VAT: 11.29. */
export const STORAGE_LINES: MiscInvoiceDraft['lines'] = [
  { description: 'Saugojimas, 12 dienų', quantity: 12, price: 0.5, rate: 0.21 },
  { description: 'Dėžė', quantity: 1, price: 3.33, rate: 0.21 },
];
export const STORAGE_TOTAL = 11.29;

/** What the office does with misc invoices. */
export const miscInvoiceOffice = async (shop: WholeShop) => {
  const office = officeOf(shop);
  const as: Officer = await hire(shop, `finance-${Math.random()}`, 'finance');
  const draft = async (clientId: number, changes: Partial<MiscInvoiceDraft> = {}) =>
    office(staff.draftMiscInvoice, {
      as,
      body: {
        ...{ client_id: clientId, title: 'Saugojimas sandėlyje', due_on: '2099-12-10', lines: STORAGE_LINES },
        ...{ reason: 'stored for 12 days', ...changes },
      },
    });
  const issue = (id: number) =>
    office(staff.issueMiscInvoice, { as, body: { id, reason: 'the client was told' } });
  const slugOf = async (id: number): Promise<string> =>
    (await shop.db.selectFrom('misc_invoice').select('slug').where('id', '=', id).executeTakeFirstOrThrow())
      .slug;
  return {
    as,
    office,
    draft,
    issue,
    takeBack: (id: number) => office(staff.voidMiscInvoice, { as, body: { id, reason: 'sent by mistake' } }),
    list: (body: object = {}) => office(staff.miscInvoices, { as, body }),
    /** Writes and sends one; its slug is the client's. */
    send: async (clientId: number, changes: Partial<MiscInvoiceDraft> = {}) => {
      const { id } = (await draft(clientId, changes)).body.invoice;
      const { invoice } = (await issue(id)).body;
      return { id, number: invoice.number, slug: await slugOf(id) };
    },
    slugOf,
  };
};
