import type { Invoice } from '@shop/contracts/invoices';
import { findCountryById } from '@shop/domain/countries';
import { getLanguage, type LocaleCode } from '@shop/domain/languages';
import { createFormats } from '@shop/i18n/formats';
import { invoiceTexts } from '../invoice.texts.ts';

export type SheetParty = {
  readonly heading: string;
  readonly name: string;
  readonly lines: readonly string[];
};
export type SheetRow = {
  readonly about: string;
  /** Below the description, smaller. */
  readonly note: string;
  /** Quantity, price, rate and net amount. */
  readonly cells: readonly string[];
};

/** A document in words: each text as it is read, in the order of the page. */
export type InvoiceSheet = {
  readonly languageTag: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly parties: readonly SheetParty[];
  readonly table: {
    readonly caption: string;
    readonly columns: readonly string[];
    readonly rows: readonly SheetRow[];
  };
  readonly sums: {
    readonly heading: string;
    readonly rows: readonly (readonly [label: string, value: string])[];
    readonly total: readonly [label: string, value: string];
  };
};

type Words = {
  readonly texts: ReturnType<typeof invoiceTexts>;
  readonly formats: ReturnType<typeof createFormats>;
};

/** The content of the document's page, for a printed sheet. */
export const invoiceSheet = (invoice: Invoice, locale: LocaleCode, timeZone: string): InvoiceSheet => {
  const { formatTag, tag } = getLanguage(locale);
  const words = { texts: invoiceTexts(locale), formats: createFormats(formatTag, timeZone) };
  const { texts, formats } = words;
  const { kind, number, corrects, issued_on: issuedOn } = invoice;
  return {
    languageTag: tag,
    title: texts(`invoice.${kind}`, { number }),
    lines: [
      texts('invoice.issued', { day: formats.date(`${issuedOn}T12:00:00Z`) }),
      texts(invoice.misc_invoice_slug === null ? 'invoice.order' : 'invoice.misc_invoice', {
        number: invoice.order_number,
      }),
      ...(corrects === null ? [] : [texts('invoice.corrects', { number: corrects })]),
    ],
    parties: [
      partyOf(texts('invoice.seller'), invoice.seller, words),
      partyOf(texts('invoice.buyer'), invoice.buyer, words),
    ],
    table: {
      caption: texts('invoice.lines'),
      columns: (['about', 'quantity', 'price', 'rate', 'net'] as const).map((column) =>
        texts(`invoice.column.${column}`),
      ),
      rows: rowsOf(invoice, words),
    },
    sums: sumsOf(invoice, words),
  };
};

const partyOf = (heading: string, party: Invoice['seller'], { texts, formats }: Words): SheetParty => {
  const country = findCountryById(party.country_id);
  return {
    heading,
    name: party.name,
    lines: [
      ...party.address,
      ...(country ? [formats.country(country.code)] : []),
      ...(party.register_code === null ? [] : [texts('invoice.register', { code: party.register_code })]),
      ...(party.vat_number === null ? [] : [texts('invoice.vat_number', { code: party.vat_number })]),
      ...(party.email === null ? [] : [party.email]),
    ],
  };
};

const rowsOf = ({ goods, items, currency }: Invoice, { texts, formats }: Words): SheetRow[] => {
  const money = (amount: number) => formats.money(amount, currency);
  return [
    ...goods.map(({ name, sku, quantity, price, promotion, net, rate }) => ({
      about: name,
      note: [
        ...(sku === null ? [] : [sku]),
        ...(promotion > 0 ? [texts('invoice.promotion', { amount: money(promotion) })] : []),
      ].join(' · '),
      cells: [formats.number(quantity), money(price), formats.percent(rate), money(net)],
    })),
    ...items.map(({ code, net, rate }) => ({
      about: texts(`invoice.item.${code}`),
      note: '',
      cells: ['–', '–', formats.percent(rate), money(net)],
    })),
  ];
};

const sumsOf = (invoice: Invoice, { texts, formats }: Words): InvoiceSheet['sums'] => {
  const money = (amount: number) => formats.money(amount, invoice.currency);
  const unlessZero = (label: string, amount: number) =>
    amount === 0 ? [] : [[label, money(amount)] as const];
  const { accounted } = invoice;
  return {
    heading: texts('invoice.sums'),
    rows: [
      [texts('invoice.net'), money(invoice.net)],
      ...invoice.taxed.map(
        ({ rate, base, vat }) =>
          [texts('invoice.vat', { rate: formats.percent(rate), base: money(base) }), money(vat)] as const,
      ),
      ...(accounted
        ? [
            [
              texts('invoice.accounted', { currency: accounted.currency }),
              formats.money(accounted.vat, accounted.currency),
            ] as const,
          ]
        : []),
      ...unlessZero(texts('invoice.rounding'), invoice.rounding),
      ...unlessZero(texts('invoice.from_balance'), invoice.from_balance),
    ],
    total: [texts(`invoice.total.${invoice.kind}`), money(invoice.total)],
  };
};
