import { miscInvoicesContract } from '@shop/contracts/misc-invoices';
import type { MiscInvoiceRefusal } from '@shop/domain/misc-invoice';
import type { Result } from '@shop/domain/result';
import type { Module } from '@shop/commerce-kit/module';
import { acceptOwn, declineOwn } from './answer-invoice.ts';
import { answerMiscInvoice, summaryToWire } from './misc-invoice-answer.ts';
import { toProblem } from './misc-invoices.problems.ts';
import type { MiscInvoicesDeps } from './misc-invoices.ports.ts';
import { findOfClient } from './misc-invoices.repository.ts';
import { getOwnMiscInvoice } from './own-misc-invoice.ts';

const ANSWERING = { visitorLimit: { max: 20, window: 60_000 } } as const;

const done = (answered: Result<unknown, MiscInvoiceRefusal>) => {
  if (!answered.ok) throw toProblem(answered.error);
  return {};
};

/** Invoices for what is no order, for their clients. */
export const miscInvoicesRoutes =
  ({ db }: Pick<MiscInvoicesDeps, 'db'>): Module =>
  async (app) => {
    app.call(miscInvoicesContract.one, async ({ body, brand, visitor }) => {
      const invoice = await getOwnMiscInvoice(db, visitor, body.slug);
      return { invoice: await answerMiscInvoice(db, invoice, { brand, clientId: visitor.clientId }) };
    });

    app.call(miscInvoicesContract.list, async ({ brand, visitor }) => {
      const invoices = await findOfClient(db, { brand: brand.key, clientId: visitor.clientId });
      return { invoices: invoices.map((invoice) => summaryToWire(invoice, brand)) };
    });

    app.call(
      miscInvoicesContract.accept,
      async ({ body, now, visitor }) =>
        done(
          await acceptOwn({ db }, await getOwnMiscInvoice(db, visitor, body.slug), {
            clientId: visitor.clientId,
            now,
          }),
        ),
      ANSWERING,
    );

    app.call(
      miscInvoicesContract.decline,
      async ({ body, now, visitor }) => {
        const own = await getOwnMiscInvoice(db, visitor, body.slug);
        return done(await declineOwn({ db }, own, { reason: body.reason, clientId: visitor.clientId, now }));
      },
      ANSWERING,
    );
  };
