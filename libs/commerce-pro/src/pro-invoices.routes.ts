import { proContract } from '@shop/contracts/pro';
import { getCurrencyCode } from '@shop/domain/currencies';
import { toWire } from '@shop/domain/wire-amount';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import { localeOf } from '@shop/commerce-kit/shop-brand';
import { answerMiscInvoice, findInvoice, miscInvoiceToWire } from '@shop/commerce-misc-invoices';
import { getProClient } from './pro-client.ts';
import type { ProDeps } from './pro.ports.ts';
import { statementClaims } from './statement-claims.ts';
import { findMonths } from './statement.repository.ts';
import { findInvoices } from './tables.repository.ts';
import { findAcceptance, findCurrentTerms, insertAcceptance } from './terms.repository.ts';

const MOST_MONTHS = 36;

/** Invoices, statements and the terms of delivery of a pro client. */
export const proInvoicesRoutes =
  ({ db }: Pick<ProDeps, 'db'>): Module =>
  async (app) => {
    app.call(proContract.invoices, async (context) => {
      const { id: clientId } = await getProClient(db, context);
      const { brand, body } = context;
      const rows = await findInvoices(db, { clientId, brand: brand.key, filter: body.filter });
      return { invoices: rows.map((row) => ({ ...miscInvoiceToWire(row, brand), id: row.id })) };
    });

    app.call(proContract.invoice, async (context) => {
      const client = await getProClient(db, context);
      const { body, brand } = context;
      const invoice = await findInvoice(db, body.id);
      if (invoice?.client_id !== client.id || invoice.issued_at === null) throw notFound();
      return { invoice: await answerMiscInvoice(db, invoice, brand) };
    });

    app.call(proContract.statement, async (context) => {
      const { id: clientId } = await getProClient(db, context);
      const { timeZone, key: brand } = context.brand;
      const rows = await findMonths(db, { clientId, timeZone, months: MOST_MONTHS });
      const sum = (text: string) => toWire(Number(text));
      return {
        months: rows.map(({ month, currency_id, orders, invoices, ...sums }) => ({
          ...{ month, orders, invoices, currency: getCurrencyCode(currency_id) },
          ...{ ordered: sum(sums.ordered), invoiced: sum(sums.invoiced), open: sum(sums.open) },
          ...{ added: sum(sums.added), deducted: sum(sums.deducted) },
        })),
        claims: await statementClaims(db, { clientId, brand, timeZone }),
      };
    });

    app.call(proContract.terms, async (context) => {
      const { id: clientId } = await getProClient(db, context);
      const terms = await findCurrentTerms(db);
      const accepted = await findAcceptance(db, clientId, terms.version);
      return {
        version: terms.version,
        published_at: toStamp(terms.published_at),
        paragraphs: [...terms.texts[localeOf(context.body.language_id) ?? context.locale]],
        accepted: accepted ? { name: accepted.name, at: toStamp(accepted.accepted_at) } : null,
      };
    });

    app.call(proContract.acceptTerms, async (context) => {
      const { id: client_id } = await getProClient(db, context);
      const { body, now } = context;
      // Only what was shown is accepted.
      if ((await findCurrentTerms(db)).version !== body.version) throw conflict('pro.new_terms');
      await insertAcceptance(db, {
        ...{ client_id, version: body.version, name: body.name, accepted_at: now },
      });
      return {};
    });
  };
