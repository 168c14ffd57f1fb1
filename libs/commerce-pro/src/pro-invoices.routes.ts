import { proContract } from '@shop/contracts/pro';
import { getCurrencyCode } from '@shop/domain/currencies';
import { toWire } from '@shop/domain/wire-amount';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import { localeOf } from '@shop/commerce-kit/shop-brand';
import { answerMiscInvoice, findInvoice, miscInvoiceToWire } from '@shop/commerce-misc-invoices';
import { getMemberWho } from './pro-client.ts';
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
      const { company_id: companyId } = await getMemberWho(db, context, 'papers');
      const { brand, body } = context;
      const rows = await findInvoices(db, { companyId, filter: body.filter });
      return { invoices: rows.map((row) => ({ ...miscInvoiceToWire(row, brand), id: row.id })) };
    });

    app.call(proContract.invoice, async (context) => {
      const member = await getMemberWho(db, context, 'papers');
      const { body, brand } = context;
      const invoice = await findInvoice(db, body.id);
      if (invoice?.company_id !== member.company_id || invoice.issued_at === null) throw notFound();
      return { invoice: await answerMiscInvoice(db, invoice, { brand, clientId: member.client_id }) };
    });

    app.call(proContract.statement, async (context) => {
      const { company_id: companyId, client_id: clientId } = await getMemberWho(db, context, 'papers');
      const { timeZone } = context.brand;
      const rows = await findMonths(db, { companyId, clientId, timeZone, months: MOST_MONTHS });
      const sum = (text: string) => toWire(Number(text));
      return {
        months: rows.map(({ month, currency_id, orders, invoices, ...sums }) => ({
          ...{ month, orders, invoices, currency: getCurrencyCode(currency_id) },
          ...{ ordered: sum(sums.ordered), invoiced: sum(sums.invoiced), open: sum(sums.open) },
          ...{ added: sum(sums.added), deducted: sum(sums.deducted) },
        })),
        claims: await statementClaims(db, { companyId, timeZone }),
      };
    });

    app.call(proContract.terms, async (context) => {
      const { client_id: clientId } = await getMemberWho(db, context, 'order');
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
      const { client_id } = await getMemberWho(db, context, 'order');
      const { body, now } = context;
      // Only what was shown is accepted.
      if ((await findCurrentTerms(db)).version !== body.version) throw conflict('pro.new_terms');
      await insertAcceptance(db, {
        ...{ client_id, version: body.version, name: body.name, accepted_at: now },
      });
      return {};
    });
  };
