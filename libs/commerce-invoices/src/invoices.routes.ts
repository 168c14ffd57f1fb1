import { invoicesContract, type Invoice } from '@shop/contracts/invoices';
import type { Database, Words } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { invoiceNumber } from '@shop/domain/invoice';
import { rateToWire, toWire } from '@shop/domain/wire-amount';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import { localeOf, type Locale, type ShopBrand } from '@shop/commerce-kit/shop-brand';
import { getReadableOrder } from '@shop/commerce-orders';
import { findDocument, findDocumentsOf, type InvoiceRow } from './invoices.repository.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { readSubject } from './subjects/read-subject.ts';
import type { Subject } from './subjects/subject.ts';
import { writeUbl } from './ubl.ts';

/** A PDF costs a tenth of a second, so a visitor may ask for ten a minute. */
const TEN_A_MINUTE = { visitorLimit: { max: 10, window: 60_000 } } as const;

type Asked = Parameters<typeof getReadableOrder>[1] & { readonly brand: ShopBrand };

/** Documents, for visitors who may see their order. */
export const invoicesRoutes =
  ({ db }: { readonly db: Database }): Module =>
  async (app) => {
    /** @throws notFound if the visitor may not see the subject, as for an unknown id. */
    const readOwn = async (asked: Asked, id: number) => {
      const row = await findDocument(db, id);
      if (!row || row.brand !== asked.brand.key) throw notFound();
      const subject = await readSubject(db, row);
      await subject.assertSeenBy(asked);
      const corrected = row.corrects_id === null ? undefined : await findDocument(db, row.corrects_id);
      return { row, subject, corrected };
    };

    app.call(invoicesContract.one, async (asked) => {
      const { row, ...about } = await readOwn(asked, asked.body.id);
      const language = localeOf(asked.body.language_id) ?? asked.locale;
      return { invoice: toWireInvoice(row, { ...about, language }) };
    });

    app.call(invoicesContract.ubl, async (asked) => {
      const known = await readOwn(asked, Number(asked.params['id']));
      if (known.row.document.seller.email === null) throw notFound();
      return asked.reply
        .header('content-disposition', `attachment; filename="${invoiceNumber(known.row)}.xml"`)
        .type('application/xml; charset=utf-8')
        .send(await writeUbl(known));
    });

    app.call(
      invoicesContract.pdf,
      async (asked) => {
        const { row, ...about } = await readOwn(asked, Number(asked.params['id']));
        const { language } = row;
        const invoice = toWireInvoice(row, { ...about, language });
        return asked.reply
          .header('content-disposition', `attachment; filename="${invoiceNumber(row)}.pdf"`)
          .type('application/pdf')
          .send(await writePdf(invoice, language, asked.brand.timeZone));
      },
      TEN_A_MINUTE,
    );

    app.call(invoicesContract.ofOrder, async (asked) => {
      const order = await getReadableOrder(db, asked, asked.body.slug);
      const documents = await findDocumentsOf(db, order.id);
      return {
        documents: documents.map((row) => ({
          id: row.id,
          kind: row.kind,
          number: invoiceNumber(row),
          issued_on: row.issued_on,
          total: toWire(row.total),
          currency: getCurrencyCode(row.currency_id),
        })),
      };
    });
  };

const inWords = (words: Words, locale: Locale): string => words[locale] ?? words['en'] ?? '';

type About = {
  readonly subject: Subject;
  readonly corrected: InvoiceRow | undefined;
  readonly language: Locale;
};

const toWireInvoice = (row: InvoiceRow, { subject, corrected, language }: About): Invoice => {
  const { seller, buyer, goods, items, taxed, accounted, ...sums } = row.document;
  return {
    id: row.id,
    kind: row.kind,
    number: invoiceNumber(row),
    corrects: corrected ? invoiceNumber(corrected) : null,
    issued_on: row.issued_on,
    order_number: subject.number,
    order_slug: subject.key.quote_id === null ? null : subject.slug,
    misc_invoice_slug: subject.key.quote_id === null ? subject.slug : null,
    is_guest: subject.isGuest,
    currency: getCurrencyCode(row.currency_id),
    seller: { ...seller, address: [...seller.address] },
    buyer: { ...buyer, address: [...buyer.address] },
    goods: goods.map(({ names, sku, quantity, unit_price, promotion, net, rate }) => ({
      ...{ name: inWords(names, language), sku, quantity },
      ...{
        price: toWire(unit_price),
        promotion: toWire(promotion),
        net: toWire(net),
        rate: rateToWire(rate),
      },
    })),
    items: items.map(({ code, net, rate }) => ({ code, net: toWire(net), rate: rateToWire(rate) })),
    taxed: taxed.map(({ rate, base, vat }) => ({
      ...{ rate: rateToWire(rate), base: toWire(base), vat: toWire(vat) },
    })),
    net: toWire(sums.net),
    vat: toWire(sums.vat),
    rounding: toWire(sums.rounding),
    total: toWire(sums.total),
    from_balance: toWire(sums.from_balance),
    accounted: accounted
      ? {
          currency: getCurrencyCode(accounted.currency_id),
          vat: toWire(accounted.vat),
        }
      : null,
  };
};
