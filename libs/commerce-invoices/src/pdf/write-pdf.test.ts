import type { Invoice } from '@shop/contracts/invoices';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { invoiceSheet } from './invoice-sheet.ts';
import { writePdf } from './write-pdf.ts';

const PARTY = {
  name: 'UAB Nordport',
  address: ['Nemuno g. 24, LT-91199 Klaipėda'],
  country_id: 1,
  email: 'help@nordport.example',
  register_code: '300000018',
  vat_number: 'LT100000001811',
};
const LETTERS = 'ąčęėįšųūž ĄČĘĖĮŠŲŪŽ āčēģīķļņšūž ĀČĒĢĪĶĻŅŠŪŽ õäöüšž ÕÄÖÜŠŽ';

const invoiceOf = (lines: number): Invoice => ({
  ...{ id: 12, kind: 'invoice', number: 'LT-2026-000012', corrects: null, issued_on: '2026-11-24' },
  ...{ order_number: 'QU100184', order_slug: 'A'.repeat(22), misc_invoice_slug: null },
  ...{ is_guest: false, currency: 'EUR' },
  seller: PARTY,
  buyer: { ...PARTY, name: LETTERS, register_code: null, vat_number: null },
  goods: Array.from({ length: lines }, (_, at) => ({
    ...{
      name: `Lininiai marškiniai ${at} – ${LETTERS}`,
      sku: `S-${at}`,
      quantity: 2,
      price: 20,
      promotion: 4,
    },
    ...{ net: 36, rate: 0.21 },
  })),
  items: [
    { code: 'freight', net: 12.1, rate: 0.21 },
    { code: 'delivery', net: 2.47, rate: 0.21 },
  ],
  taxed: [{ rate: 0.21, base: 50.57, vat: 10.62 }],
  ...{ net: 50.57, vat: 10.62, rounding: 0.01, total: 61.2, from_balance: 10, accounted: null },
});

const open = async (bytes: Buffer) =>
  getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
type Pdf = Awaited<ReturnType<typeof open>>;
const pagesOf = (pdf: Pdf) =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));

const textOf = async (pdf: Pdf): Promise<string> => {
  const contents = await Promise.all((await pagesOf(pdf)).map((page) => page.getTextContent()));
  return contents.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ');
};
const plain = (text: string): string => text.replaceAll(/\s+/g, '').normalize('NFC');

type Node = { role?: string; children?: Node[] };
const rolesOf = (node: Node): string[] => [node.role ?? '', ...(node.children ?? []).flatMap(rolesOf)];

test.each(['en', 'lt', 'lv', 'ee'] as const)(
  '%s: the sheet shows every text of the document',
  async (locale) => {
    const invoice = invoiceOf(3);
    const sheet = invoiceSheet(invoice, locale, 'Europe/Vilnius');
    const bytes = await writePdf(invoice, locale, 'Europe/Vilnius');
    const text = plain(await textOf(await open(bytes)));
    const texts = [
      ...[sheet.title, ...sheet.lines, sheet.table.caption, ...sheet.table.columns, sheet.sums.heading],
      ...sheet.parties.flatMap(({ heading, name, lines }) => [heading, name, ...lines]),
      ...sheet.table.rows.flatMap(({ about, note, cells }) => [about, note, ...cells]),
      ...[...sheet.sums.rows, sheet.sums.total].flat(),
    ];
    for (const one of texts) expect(text).toContain(plain(one));
  },
);

test('screen readers find title, headings and tables, in the document’s language', async () => {
  const pdf = await open(await writePdf(invoiceOf(2), 'ee', 'Europe/Tallinn'));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Arve LT-2026-000012', Language: 'et' });
  const tree = await (await pdf.getPage(1)).getStructTree();
  const roles = rolesOf(tree as Node);
  for (const role of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']) expect(roles).toContain(role);
});

test('a long document continues on further pages, and no line is cut', async () => {
  const pdf = await open(await writePdf(invoiceOf(60), 'lt', 'Europe/Vilnius'));
  expect(pdf.numPages).toBeGreaterThan(2);
  const text = plain(await textOf(pdf));
  for (let at = 0; at < 60; at += 1) expect(text).toContain(plain(`Lininiai marškiniai ${at} –`));
  expect(text).toContain(`1/${pdf.numPages}`);
});
