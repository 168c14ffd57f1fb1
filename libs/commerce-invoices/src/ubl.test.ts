import { InvoiceService } from '@e-invoice-eu/core';
import fc from 'fast-check';
import type { InvoiceDocument } from '@shop/database';
import { creditSums, invoiceSums } from '@shop/domain/invoice';
import { AMOUNT_PER_CENT, fromCents, sumOf } from '@shop/domain/money';
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

type Made = {
  goods: number[];
  freight: number;
  discount: number;
  delivery: number;
  promotion: number;
  rate: number;
};

const vatOf = (cents: number, rate: number): number => Math.round((cents * rate) / 1_000_000);

const documentOf = ({ goods, freight, discount, delivery, promotion, rate }: Made): InvoiceDocument => {
  const lines = goods.map((cents, at) => {
    const off = at === 0 ? Math.min(promotion, cents) : 0;
    return {
      names: { en: `Thing ${at} <&>`, lt: `Daiktas ${at}` },
      ...{ sku: `S-${at}`, quantity: 1, unit_price: fromCents(cents), promotion: fromCents(off) },
      ...{ net: fromCents(cents - off), rate },
    };
  });
  const net = sumOf(lines.map((line) => line.net)) / AMOUNT_PER_CENT;
  const off = Math.min(discount, freight);
  const sums = invoiceSums({
    goods: lines,
    costs: [{ code: 'freight', amount: fromCents(freight) }],
    vat: fromCents(vatOf(net + freight, rate)),
    shippingDiscount: fromCents(off + vatOf(net + freight, rate) - vatOf(net + freight - off, rate)),
    delivery: fromCents(delivery),
    paymentFee: 0,
    rate,
  });
  return { seller: PARTY, buyer: BUYER, goods: lines, ...sums, from_balance: 0 };
};

const rowOf = (document: InvoiceDocument, kind: InvoiceRow['kind'] = 'invoice'): InvoiceRow => ({
  ...{ id: 12, kind, brand: 'lt', year: 2026, number: 12, quote_id: 100_184, language: 'lt', currency_id: 1 },
  corrects_id: kind === 'invoice' ? null : 11,
  issued_on: '2026-11-24',
  total: document.total,
  document,
  created_at: new Date('2026-11-24T10:00:00Z'),
});

const order = { kind: 'marketplace', id: 100_184 } as const;
const writeInvoice = (document: InvoiceDocument) =>
  writeUbl({ row: rowOf(document), order, corrected: undefined });

/** The values of an element wherever it stands, in hundredths where it is an amount. */
const all = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);
const parts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>[\\s\\S]*?</${name}>`, 'g'))].map(([part]) => part);
const cents = (value: string | undefined): number => Math.round(Number(value ?? 0) * 100);
const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
const without = (xml: string, name: string): string =>
  xml.replaceAll(new RegExp(`<${name}>[\\s\\S]*?</${name}>`, 'g'), '');

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
  const tax = parts(xml, 'cac:TaxTotal')[0] ?? '';
  const groups = parts(tax, 'cac:TaxSubtotal');
  const taxed = groups.map((group) => cents(all(group, 'cbc:TaxAmount')[0]));
  const vat = cents(all(tax, 'cbc:TaxAmount')[0]);

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
  for (const group of groups) {
    const [base, rate] = [cents(all(group, 'cbc:TaxableAmount')[0]), Number(all(group, 'cbc:Percent')[0])];
    expect(cents(all(group, 'cbc:TaxAmount')[0]), 'BR-CO-17 BR-S-09 BR-Z-09').toBe(
      Math.round((base * rate) / 100),
    );
    expect(all(group, 'cbc:ID')[0], 'BR-S-05 BR-Z-05').toBe(rate > 0 ? 'S' : 'Z');
    expect(all(group, 'cbc:TaxExemptionReason'), 'BR-S-10 BR-Z-10').toEqual([]);
  }
  expect(
    all(xml, 'cbc:CompanyID').filter((id) => /^LT\d+$/.test(id)),
    'BR-S-02 BR-CO-26',
  ).toHaveLength(1);
  for (const part of beside) {
    expect(all(part, 'cbc:AllowanceChargeReason')[0], 'BR-33 BR-38').toBeTruthy();
    expect(all(part, 'cbc:Percent'), 'BR-32 BR-37').toHaveLength(1);
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
  rate: fc.constantFrom(0, 50_000, 210_000, 220_000, 240_000),
});

test('100 invoices of all kinds follow the rules of EN 16931', async () => {
  await fc.assert(
    fc.asyncProperty(someDocument, async (made) => {
      mustHold(await writeInvoice(documentOf(made)), 'cac:InvoiceLine');
    }),
    { numRuns: 100 },
  );
});

test('100 credit notes follow them too, and name the invoice that they correct', async () => {
  await fc.assert(
    fc.asyncProperty(someDocument, fc.integer({ min: 1, max: 100 }), async (made, percent) => {
      const invoice = documentOf(made);
      const amount = Math.max(1, Math.floor((invoice.total / AMOUNT_PER_CENT) * (percent / 100)));
      const document = { ...invoice, goods: [], ...creditSums(invoice.taxed, fromCents(amount)) };
      fc.pre(document.items.length > 0);
      const corrected = { ...rowOf(invoice), number: 11 };
      const xml = await writeUbl({ row: rowOf(document, 'credit_note'), order, corrected });
      mustHold(xml, 'cac:CreditNoteLine');
      expect(xml).toContain('CreditNote-2');
      expect(all(xml, 'cbc:CreditNoteTypeCode')).toEqual(['381']);
      expect(all(parts(xml, 'cac:BillingReference')[0] ?? '', 'cbc:ID')).toEqual(['LT-2026-000011']);
    }),
    { numRuns: 100 },
  );
});

test('names are in the order’s language, and special characters break no element', async () => {
  const xml = await writeInvoice(
    documentOf({ goods: [505], freight: 912, discount: 0, delivery: 299, promotion: 0, rate: 210_000 }),
  );
  expect(all(xml, 'cbc:Name')).toEqual(['Daiktas 0', 'Transportavimas']);
  expect(xml).toContain('Ona Žąsytė &amp; sūnūs');
  expect(all(xml, 'cbc:InvoiceTypeCode')).toEqual(['380']);
  expect(all(xml, 'cbc:AllowanceChargeReason')).toEqual(['Kurjeris']);
});

test('the document is valid in the library’s schema, which writes the same', async () => {
  const made = { goods: [505, 99], freight: 912, discount: 100, delivery: 299, promotion: 50, rate: 210_000 };
  const parts = { row: rowOf(documentOf(made)), order, corrected: undefined };
  const service = new InvoiceService({ log: () => {}, warn: () => {}, error: () => {} });
  const checked = await service.generate(toUbl(parts), { format: 'UBL', lang: 'en', noWarnings: true });
  expect(await writeUbl(parts)).toBe(checked);
});
