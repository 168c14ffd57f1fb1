import { InvoiceService } from '@e-invoice-eu/core';
import fc from 'fast-check';
import type { InvoiceDocument } from '@shop/database';
import { creditSums, invoiceSums } from '@shop/domain/invoice';
import { AMOUNT_PER_CENT, fromCents } from '@shop/domain/money';
import { expect, test } from 'vitest';
import type { InvoiceRow } from './invoices.repository.ts';
import { toUbl, writeUbl } from './ubl.ts';

const PARTY = {
  name: 'UAB Nordport',
  address: ['Nemuno g. 24', '91199 Klaipėda'],
  country_id: 1,
  email: 'help@nordport.example',
  register_code: '300000018',
  vat_number: 'LT100000001811',
};
const BUYER = {
  ...PARTY,
  name: 'Ona Žąsytė & sūnūs',
  email: 'ona@example.lt',
  register_code: null,
  vat_number: null,
};

const GULF = {
  ...PARTY,
  name: 'Gulf Dock Trading L.L.C.',
  country_id: 5,
  vat_number: '100000000018403',
};
const NEW_YORK = { ...BUYER, country_id: 6 };
const COMPANY = { ...BUYER, country_id: 3, vat_number: 'EE100000018', register_code: '10000018' };
const UNREGISTERED = { ...PARTY, vat_number: null };

/** The seller, the buyer, and the EN 16931 category of a rate of 0 between them. */
const SALES = [
  { seller: PARTY, buyer: BUYER, atZero: 'Z' },
  { seller: PARTY, buyer: NEW_YORK, atZero: 'G' },
  { seller: PARTY, buyer: COMPANY, atZero: 'AE' },
  { seller: UNREGISTERED, buyer: BUYER, atZero: 'O' },
  { seller: GULF, buyer: { ...BUYER, country_id: 5 }, atZero: 'Z' },
] as const;
type Sale = (typeof SALES)[number];

type Made = {
  goods: number[];
  quantity?: number;
  freight: number;
  discount: number;
  delivery: number;
  fee?: number;
  promotion: number;
  /** Of the goods in turn; services are taxed by the first. */
  rates: readonly [number, ...number[]];
  sale?: Sale;
  balance?: number;
  accounted?: boolean;
};

const vatOf = (cents: number, rate: number): number => Math.round((cents * rate) / 1_000_000);

/** The shop's VAT of a cart: each rate on its goods and their share of shipping by value, a fraction rounded once. */
const vatOfCart = (lines: readonly { net: number; rate: number }[], way: number): number => {
  const worth = sum(lines.map(({ net }) => net / AMOUNT_PER_CENT));
  if (worth === 0) return vatOf(way, lines[0]?.rate ?? 0);
  return Math.round(
    sum(lines.map(({ net, rate }) => (rate * (net / AMOUNT_PER_CENT) * (worth + way)) / worth)) / 1_000_000,
  );
};

const documentOf = (made: Made): InvoiceDocument => {
  const { goods, quantity = 1, freight, discount, delivery, fee = 0, promotion, rates } = made;
  const { seller, buyer } = made.sale ?? SALES[0];
  const lines = goods.map((cents, at) => {
    const off = at === 0 ? Math.min(promotion, cents * quantity) : 0;
    return {
      names: { en: `Thing ${at} <&>`, lt: `Daiktas ${at}` },
      ...{ sku: `S-${at}`, quantity, unit_price: fromCents(cents), promotion: fromCents(off) },
      ...{ net: fromCents(cents * quantity - off), rate: rates[at % rates.length] ?? rates[0] },
    };
  });
  const off = Math.min(discount, freight);
  const [vat, vatAfter] = [vatOfCart(lines, freight), vatOfCart(lines, freight - off)];
  const sums = invoiceSums({
    goods: lines,
    costs: [{ code: 'freight', amount: fromCents(freight) }],
    vat: fromCents(vat),
    shippingDiscount: fromCents(off + vat - vatAfter),
    delivery: fromCents(delivery),
    paymentFee: fromCents(fee),
    rate: rates[0],
  });
  return {
    ...{ seller, buyer, goods: lines },
    ...sums,
    from_balance: made.balance ?? 0,
    ...(made.accounted && {
      accounted: { currency_id: 1, rate: 920_000, vat: fromCents(vatOf(sums.vat / 100, 920_000)) },
    }),
  };
};

const rowOf = (document: InvoiceDocument, kind: InvoiceRow['kind'] = 'invoice'): InvoiceRow => ({
  ...{ id: 12, kind, brand: 'lt', year: 2026, number: 12, language: 'lt' },
  ...{ quote_id: 100_184, misc_invoice_id: null },
  currency_id: document.accounted ? 2 : 1,
  corrects_id: kind === 'invoice' ? null : 11,
  issued_on: '2026-11-24',
  total: document.total,
  document,
  created_at: new Date('2026-11-24T10:00:00Z'),
});

const subject = { number: 'QU100184' };
const writeInvoice = (document: InvoiceDocument) =>
  writeUbl({ row: rowOf(document), subject, corrected: undefined });

/** The values of an element anywhere in the document, in hundredths where it is an amount. */
const all = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);
const parts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>[\\s\\S]*?</${name}>`, 'g'))].map(([part]) => part);
const cents = (value: string | undefined): number => Math.round(Number(value ?? 0) * 100);
const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
const without = (xml: string, name: string): string =>
  xml.replaceAll(new RegExp(`<${name}>[\\s\\S]*?</${name}>`, 'g'), '');

const categoryIn = (part: string): string => all(part, 'cbc:ID')[0] ?? '';
const CATEGORY = /<cac:(?:Classified)?TaxCategory>[\s\S]*?<\/cac:(?:Classified)?TaxCategory>/;
const ratedIn = (part: string): string => {
  const [category = ''] = CATEGORY.exec(part) ?? [];
  return `${categoryIn(category)} ${all(category, 'cbc:Percent')[0] ?? 'none'}`;
};

/** Without a reason, S and Z; with one, each other category by the code that the Commission gives it. */
const REASONS: Record<string, string[]> = { G: ['VATEX-EU-G'], AE: ['VATEX-EU-AE'], O: ['VATEX-EU-O'] };

type Around = { readonly lines: readonly string[]; readonly beside: readonly string[] };

/** A group of the breakdown: its rate, its tax, its reason, and that it contains every amount of that rate. */
const mustBeBrokenDown = (xml: string, group: string, { lines, beside }: Around) => {
  const [base, rate] = [cents(all(group, 'cbc:TaxableAmount')[0]), Number(all(group, 'cbc:Percent')[0] ?? 0)];
  const [category, rated] = [categoryIn(group), ratedIn(group)];
  expect(cents(all(group, 'cbc:TaxAmount')[0]), 'BR-CO-17 BR-S-09 BR-Z-09 BR-G-09 BR-AE-09 BR-O-09').toBe(
    Math.round((base * rate) / 100),
  );
  expect(rate > 0, 'BR-S-05 BR-Z-05 BR-G-05 BR-AE-05').toBe(category === 'S');
  expect(all(group, 'cbc:Percent').length, 'BR-48').toBe(category === 'O' ? 0 : 1);
  expect(all(group, 'cbc:TaxExemptionReasonCode'), 'BR-S-10 BR-Z-10 BR-G-10 BR-AE-10 BR-O-10').toEqual(
    REASONS[category] ?? [],
  );
  expect(all(group, 'cbc:TaxExemptionReason').length, 'the same in words').toBe(REASONS[category] ? 1 : 0);
  const signed = beside
    .filter((part) => ratedIn(part) === rated)
    .map(
      (part) => cents(all(part, 'cbc:Amount')[0]) * (all(part, 'cbc:ChargeIndicator')[0] === 'true' ? 1 : -1),
    );
  const nets = lines
    .filter(
      (part) =>
        ratedIn(part.replaceAll(/<cac:AllowanceCharge>[\s\S]*?<\/cac:AllowanceCharge>/g, '')) === rated,
    )
    .map((part) => cents(all(part, 'cbc:LineExtensionAmount')[0]));
  expect(base, 'BR-S-08 BR-Z-08 BR-G-08 BR-AE-08 BR-O-08').toBe(sum(nets) + sum(signed));
  if (category === 'O') expect(parts(xml, 'cac:TaxSubtotal'), 'BR-O-11 BR-O-12').toHaveLength(1);
};

const mustNameVatNumbers = (xml: string, categories: readonly string[]) => {
  const schemes = (party: string) =>
    parts(parts(xml, party)[0] ?? '', 'cac:PartyTaxScheme').map(
      (part) => all(part, 'cbc:CompanyID')[0] ?? '',
    );
  const [seller, buyer] = [schemes('cac:AccountingSupplierParty'), schemes('cac:AccountingCustomerParty')];
  for (const number of [...seller, ...buyer]) expect(number, 'BR-CO-09').toMatch(/^(?:LT|EE|AE)\d/);
  const isOutside = categories.includes('O');
  expect(seller.length, 'BR-S-02 BR-Z-02 BR-G-02 BR-AE-02 BR-O-02').toBe(isOutside ? 0 : 1);
  if (categories.includes('AE')) expect(buyer, 'BR-AE-02').toHaveLength(1);
  expect(
    all(parts(xml, 'cac:AccountingSupplierParty')[0] ?? '', 'cbc:CompanyID').length,
    'BR-CO-26',
  ).toBeGreaterThan(0);
};

/** The rules of EN 16931 that sums and VAT categories of these documents touch, by their names in the norm. */
const mustHold = (xml: string, line: string) => {
  const total = parts(xml, 'cac:LegalMonetaryTotal')[0] ?? '';
  const lines = parts(xml, line);
  const beside = parts(without(xml, line), 'cac:AllowanceCharge');
  const amounts = (indicator: string) =>
    beside
      .filter((part) => all(part, 'cbc:ChargeIndicator')[0] === indicator)
      .map((part) => cents(all(part, 'cbc:Amount')[0]));
  const of = (name: string) => cents(all(total, name)[0]);
  const [tax = '', accounted] = parts(xml, 'cac:TaxTotal');
  const groups = parts(tax, 'cac:TaxSubtotal');
  const taxed = groups.map((group) => cents(all(group, 'cbc:TaxAmount')[0]));
  const vat = cents(all(without(tax, 'cac:TaxSubtotal'), 'cbc:TaxAmount')[0]);

  for (const name of ['cbc:CustomizationID', 'cbc:ID', 'cbc:IssueDate', 'cbc:DocumentCurrencyCode'])
    expect(all(xml, name).length, `BR-01 to BR-05 ${name}`).toBeGreaterThan(0);
  expect(all(xml, 'cbc:RegistrationName'), 'BR-06 BR-07').toHaveLength(2);
  expect(parts(xml, 'cac:PostalAddress'), 'BR-08 BR-10').toHaveLength(2);
  expect(lines.length, 'BR-16').toBeGreaterThan(0);
  const nets = lines.map((part) => cents(all(part, 'cbc:LineExtensionAmount')[0]));
  expect(of('cbc:LineExtensionAmount'), 'BR-CO-10').toBe(sum(nets));
  expect(of('cbc:AllowanceTotalAmount'), 'BR-CO-11').toBe(sum(amounts('false')));
  expect(of('cbc:ChargeTotalAmount'), 'BR-CO-12').toBe(sum(amounts('true')));
  expect(of('cbc:TaxExclusiveAmount'), 'BR-CO-13').toBe(
    sum(nets) - sum(amounts('false')) + sum(amounts('true')),
  );
  expect(vat, 'BR-CO-14').toBe(sum(taxed));
  expect(of('cbc:TaxInclusiveAmount'), 'BR-CO-15').toBe(of('cbc:TaxExclusiveAmount') + vat);
  expect(of('cbc:PayableAmount'), 'BR-CO-16').toBe(
    of('cbc:TaxInclusiveAmount') - of('cbc:PrepaidAmount') + of('cbc:PayableRoundingAmount'),
  );
  expect(groups.length, 'BR-CO-18').toBeGreaterThan(0);
  for (const group of groups) mustBeBrokenDown(xml, group, { lines, beside });
  mustNameVatNumbers(xml, groups.map(categoryIn));
  expect(all(xml, 'cbc:TaxCurrencyCode').length, 'BR-53').toBe(accounted ? 1 : 0);
  if (accounted) {
    const [code = ''] = all(xml, 'cbc:TaxCurrencyCode');
    expect(accounted, 'BR-53 BT-111').toContain(`currencyID="${code}"`);
    expect(code, 'BT-6 is not BT-5').not.toBe(all(xml, 'cbc:DocumentCurrencyCode')[0]);
  }
  for (const part of beside) {
    expect(all(part, 'cbc:AllowanceChargeReason')[0], 'BR-33 BR-38').toBeTruthy();
    expect(all(part, 'cbc:ID').slice(0, 1), 'BR-32 BR-37').toHaveLength(1);
  }
  for (const part of lines) {
    const [price, net] = [
      cents(all(parts(part, 'cac:Price')[0] ?? '', 'cbc:PriceAmount')[0]),
      cents(all(part, 'cbc:LineExtensionAmount')[0]),
    ];
    const off = sum(parts(part, 'cac:AllowanceCharge').map((one) => cents(all(one, 'cbc:Amount')[0])));
    const pieces = Number(/Quantity[^>]*>([\d.]+)</.exec(part)?.[1]);
    expect(net, 'BR-24: price, quantity and allowance make the line').toBe(price * pieces - off);
    expect(all(part, 'cbc:Name')[0], 'BR-25').toBeTruthy();
    expect(price, 'BR-27').toBeGreaterThanOrEqual(0);
  }
};

const someDocument = fc.record({
  goods: fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 5 }),
  freight: fc.integer({ min: 1, max: 20_000 }),
  discount: fc.nat(20_000),
  delivery: fc.nat(2_000),
  promotion: fc.nat(5_000),
  quantity: fc.integer({ min: 1, max: 4 }),
  fee: fc.nat(900),
  rates: fc.constantFrom<readonly [number, ...number[]]>(
    [0],
    [50_000],
    [210_000],
    [240_000],
    [210_000, 50_000],
  ),
  sale: fc.constantFrom(...SALES),
  balance: fc.nat(10_000),
  accounted: fc.boolean(),
});
/** A seller who is not registered charges no VAT. */
const areOfOneWorld = ({ sale, rates }: { sale: Sale; rates: readonly number[] }): boolean =>
  sale.seller.vat_number !== null || rates.every((rate) => rate === 0);

test('100 invoices of all kinds follow the rules of EN 16931', async () => {
  await fc.assert(
    fc.asyncProperty(someDocument.filter(areOfOneWorld), async (made) => {
      mustHold(await writeInvoice(documentOf(made)), 'cac:InvoiceLine');
    }),
    { numRuns: 100 },
  );
});

test('100 credit notes follow them too, and name the invoice that they correct', async () => {
  await fc.assert(
    fc.asyncProperty(
      someDocument.filter(areOfOneWorld),
      fc.integer({ min: 1, max: 100 }),
      async (made, percent) => {
        const invoice = documentOf(made);
        const amount = Math.max(1, Math.floor((invoice.total / AMOUNT_PER_CENT) * (percent / 100)));
        const document = { ...invoice, goods: [], ...creditSums(invoice.taxed, fromCents(amount)) };
        fc.pre(document.items.length > 0);
        const corrected = { ...rowOf(invoice), number: 11 };
        const xml = await writeUbl({ row: rowOf(document, 'credit_note'), subject, corrected });
        mustHold(xml, 'cac:CreditNoteLine');
        expect(xml).toContain('CreditNote-2');
        expect(all(xml, 'cbc:CreditNoteTypeCode')).toEqual(['381']);
        expect(all(parts(xml, 'cac:BillingReference')[0] ?? '', 'cbc:ID')).toEqual(['LT-2026-000011']);
      },
    ),
    { numRuns: 100 },
  );
});

test('names are in the order’s language, and special characters break no element', async () => {
  const xml = await writeInvoice(
    documentOf({ goods: [505], freight: 912, discount: 0, delivery: 299, promotion: 0, rates: [210_000] }),
  );
  expect(all(xml, 'cbc:Name')).toEqual(['Daiktas 0', 'Transportavimas']);
  expect(xml).toContain('Ona Žąsytė &amp; sūnūs');
  expect(all(xml, 'cbc:InvoiceTypeCode')).toEqual(['380']);
  expect(all(xml, 'cbc:AllowanceChargeReason')).toEqual(['Kurjeris']);
});

const plain = { goods: [1_000], freight: 912, discount: 0, delivery: 299, promotion: 0 };

test.each(SALES)('at 0 %: category $atZero, by seller and buyer', async ({ atZero, ...sale }) => {
  const xml = await writeInvoice(documentOf({ ...plain, rates: [0], sale: { atZero, ...sale } as Sale }));
  mustHold(xml, 'cac:InvoiceLine');
  expect(parts(xml, 'cac:TaxSubtotal').map(categoryIn)).toEqual([atZero]);
});

test('a number of the Emirates gets its country’s letters', async () => {
  const xml = await writeInvoice(documentOf({ ...plain, rates: [50_000], sale: SALES[4] }));
  expect(all(parts(xml, 'cac:PartyTaxScheme')[0] ?? '', 'cbc:CompanyID')).toEqual(['AE100000000018403']);
});

test('an invoice in dollars gives its VAT in euro too', async () => {
  const xml = await writeInvoice(documentOf({ ...plain, rates: [210_000], accounted: true }));
  expect(all(xml, 'cbc:DocumentCurrencyCode')).toEqual(['USD']);
  expect(all(xml, 'cbc:TaxCurrencyCode')).toEqual(['EUR']);
  const [charged = '', accounted = ''] = parts(xml, 'cac:TaxTotal');
  expect(accounted).toContain('<cbc:TaxAmount currencyID="EUR">');
  const [vat] = all(without(charged, 'cac:TaxSubtotal'), 'cbc:TaxAmount');
  expect(cents(all(accounted, 'cbc:TaxAmount')[0])).toBe(Math.round(cents(vat) * 0.92));
});

test('the document is valid in the library’s schema, which writes the same', async () => {
  const made = {
    goods: [505, 99],
    freight: 912,
    discount: 100,
    delivery: 299,
    promotion: 50,
    rates: [210_000] as const,
  };
  const parts = { row: rowOf(documentOf(made)), subject, corrected: undefined };
  const service = new InvoiceService({ log: () => {}, warn: () => {}, error: () => {} });
  const checked = await service.generate(toUbl(parts), { format: 'UBL', lang: 'en', noWarnings: true });
  expect(await writeUbl(parts)).toBe(checked);
});
