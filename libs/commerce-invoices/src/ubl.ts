import { FormatFactoryService, type Invoice as UblInvoice } from '@e-invoice-eu/core';
import type { InvoiceDocument, InvoiceParty } from '@shop/database';
import { findCountryById } from '@shop/domain/countries';
import { getCurrencyCode, type CurrencyCode } from '@shop/domain/currencies';
import { invoiceNumber, type InvoiceItem } from '@shop/domain/invoice';
import { sumOf, type Amount } from '@shop/domain/money';
import { toWire } from '@shop/domain/wire-amount';
import { invoiceTexts } from './invoice.texts.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import type { Subject } from './subjects/subject.ts';
import { brokenDownCategoryOf, categoryOf, VAT, vatIdsOf } from './ubl-vat.ts';

type Ubl = UblInvoice['ubl:Invoice'];
type Line = Ubl['cac:InvoiceLine'][number];
type AllowanceOrCharge = NonNullable<Ubl['cac:AllowanceCharge']>[number];

export type UblParts = {
  readonly row: InvoiceRow;
  readonly subject: Pick<Subject, 'number'>;
  /** The invoice that a credit note corrects. */
  readonly corrected: InvoiceRow | undefined;
};

/** BT-3: a commercial invoice, or a credit note. */
const TYPE_CODES = { invoice: '380', credit_note: '381' } as const;
/** Of documents, by the list that the norm names (UNCL 5189 and 7161). */
const DISCOUNT = '95';
const FREIGHT_SERVICE = 'FC';
const OTHER_SERVICE = 'ADR';
const PIECES = 'C62';

/** In addition to the lines: BG-20 and BG-21. A price is never negative (BR-27), so a negative share is there too. */
const BESIDE: readonly InvoiceItem['code'][] = ['shipping_discount', 'delivery', 'payment_fee'];
const isBeside = ({ code, net }: InvoiceItem): boolean => BESIDE.includes(code) || net < 0;

const written = (amount: Amount): string => toWire(amount).toFixed(2);
const currencyOf = ({ currency_id }: { readonly currency_id: number }): CurrencyCode =>
  getCurrencyCode(currency_id);

/** The document as EN 16931 describes it, before it is written as UBL. */
export const toUbl = ({ row, subject, corrected }: UblParts): UblInvoice => {
  const { document } = row;
  const currency = currencyOf(row);
  const vatIds = vatIdsOf(document);
  const beside = document.items.filter(isBeside);
  const [first, ...rest] = linesOf(row, currency);
  if (!first) throw new RangeError(`document ${row.id} has no line`);
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
      'cbc:ID': invoiceNumber(row),
      'cbc:IssueDate': row.issued_on,
      'cbc:InvoiceTypeCode': TYPE_CODES[row.kind],
      'cbc:DocumentCurrencyCode': currency,
      ...(document.accounted && { 'cbc:TaxCurrencyCode': currencyOf(document.accounted) }),
      'cac:OrderReference': { 'cbc:ID': subject.number },
      ...(corrected && {
        'cac:BillingReference': [
          {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': invoiceNumber(corrected),
              'cbc:IssueDate': corrected.issued_on,
            },
          },
        ],
      }),
      'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(document.seller, vatIds.seller) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(document.buyer, vatIds.buyer) },
      ...(beside.length > 0 && {
        'cac:AllowanceCharge': beside.map((item) => besideOf(item, row)),
      }),
      'cac:TaxTotal': withAccounted(
        {
          'cbc:TaxAmount': written(document.vat),
          'cbc:TaxAmount@currencyID': currency,
          'cac:TaxSubtotal': document.taxed.map(({ rate, base, vat }) => ({
            'cbc:TaxableAmount': written(base),
            'cbc:TaxableAmount@currencyID': currency,
            'cbc:TaxAmount': written(vat),
            'cbc:TaxAmount@currencyID': currency,
            'cac:TaxCategory': brokenDownCategoryOf(rate, document, row.language),
          })),
        },
        document,
      ),
      'cac:LegalMonetaryTotal': totalsOf(document, beside, currency),
      'cac:InvoiceLine': [first, ...rest],
    },
  };
};

const addressOf = ({ address, country_id }: InvoiceParty) => {
  const [street, town] = address;
  return {
    ...(street && { 'cbc:StreetName': street }),
    ...(town && { 'cbc:CityName': town }),
    'cac:Country': { 'cbc:IdentificationCode': findCountryById(country_id)?.code ?? 'LT' },
  };
};

/**
 * BT-34 and BT-49, by e-mail.
 * @throws RangeError for a party without one.
 */
const endpointOf = ({ name, email }: InvoiceParty) => {
  if (email === null) throw new RangeError(`${name} has no electronic address`);
  return { 'cbc:EndpointID': email, 'cbc:EndpointID@schemeID': 'EM' } as const;
};

/** BT-111: the VAT in the currency of the seller's accounts. */
const withAccounted = (
  charged: Ubl['cac:TaxTotal'][0],
  { accounted }: InvoiceDocument,
): Ubl['cac:TaxTotal'] =>
  accounted
    ? [
        charged,
        {
          'cbc:TaxAmount': written(accounted.vat),
          'cbc:TaxAmount@currencyID': currencyOf(accounted),
        },
      ]
    : [charged];

const sellerOf = (
  seller: InvoiceParty,
  vatId: string | null,
): Ubl['cac:AccountingSupplierParty']['cac:Party'] => ({
  ...endpointOf(seller),
  'cac:PostalAddress': addressOf(seller),
  ...(vatId !== null && {
    'cac:PartyTaxScheme': [{ 'cbc:CompanyID': vatId, 'cac:TaxScheme': VAT }] as const,
  }),
  'cac:PartyLegalEntity': {
    'cbc:RegistrationName': seller.name,
    ...(seller.register_code !== null && { 'cbc:CompanyID': seller.register_code }),
  },
});

const buyerOf = (
  buyer: InvoiceParty,
  vatId: string | null,
): Ubl['cac:AccountingCustomerParty']['cac:Party'] => ({
  ...endpointOf(buyer),
  'cac:PostalAddress': addressOf(buyer),
  ...(vatId !== null && {
    'cac:PartyTaxScheme': { 'cbc:CompanyID': vatId, 'cac:TaxScheme': VAT },
  }),
  'cac:PartyLegalEntity': {
    'cbc:RegistrationName': buyer.name,
    ...(buyer.register_code !== null && { 'cbc:CompanyID': buyer.register_code }),
  },
});

const linesOf = ({ document, language }: InvoiceRow, currency: CurrencyCode): Line[] => {
  const texts = invoiceTexts(language);
  const goods = document.goods.map(({ names, sku, quantity, unit_price, promotion, net, rate }) => ({
    name: names[language] ?? names['en'] ?? sku ?? '',
    ...{ sku, quantity, price: unit_price, promotion, net, rate },
  }));
  const services = document.items
    .filter((item) => !isBeside(item))
    .map(({ code, net, rate }) => ({
      name: texts(`invoice.item.${code}`),
      ...{ sku: null, quantity: 1, price: net, promotion: 0, net, rate },
    }));
  return [...goods, ...services].map(({ name, sku, quantity, price, promotion, net, rate }, at) => ({
    'cbc:ID': String(at + 1),
    'cbc:InvoicedQuantity': String(quantity),
    'cbc:InvoicedQuantity@unitCode': PIECES,
    'cbc:LineExtensionAmount': written(net),
    'cbc:LineExtensionAmount@currencyID': currency,
    ...(promotion > 0 && {
      'cac:AllowanceCharge': [
        {
          'cbc:ChargeIndicator': 'false',
          'cbc:AllowanceChargeReasonCode': DISCOUNT,
          'cbc:Amount': written(promotion),
          'cbc:Amount@currencyID': currency,
        },
      ],
    }),
    'cac:Item': {
      'cbc:Name': name,
      ...(sku !== null && { 'cac:SellersItemIdentification': { 'cbc:ID': sku } }),
      'cac:ClassifiedTaxCategory': categoryOf(rate, document),
    },
    'cac:Price': { 'cbc:PriceAmount': written(price), 'cbc:PriceAmount@currencyID': currency },
  }));
};

const reasonCodeOf = ({
  code,
  net,
}: InvoiceItem): typeof DISCOUNT | typeof FREIGHT_SERVICE | typeof OTHER_SERVICE => {
  if (net <= 0) return DISCOUNT;
  return code === 'payment_fee' ? OTHER_SERVICE : FREIGHT_SERVICE;
};

const besideOf = (item: InvoiceItem, row: InvoiceRow): AllowanceOrCharge => ({
  'cbc:ChargeIndicator': String(item.net > 0),
  'cbc:AllowanceChargeReasonCode': reasonCodeOf(item),
  'cbc:AllowanceChargeReason': invoiceTexts(row.language)(`invoice.item.${item.code}`),
  'cbc:Amount': written(Math.abs(item.net)),
  'cbc:Amount@currencyID': currencyOf(row),
  'cac:TaxCategory': categoryOf(item.rate, row.document),
});

/** The whole sum was paid, or refunded, before the document was written: nothing is due. */
const totalsOf = (
  { net, vat, rounding, total }: InvoiceDocument,
  beside: readonly InvoiceItem[],
  currency: CurrencyCode,
): Ubl['cac:LegalMonetaryTotal'] => {
  const charges = sumOf(beside.map((item) => Math.max(item.net, 0)));
  const allowances = sumOf(beside.map((item) => Math.max(-item.net, 0)));
  return {
    'cbc:LineExtensionAmount': written(net - charges + allowances),
    'cbc:LineExtensionAmount@currencyID': currency,
    'cbc:TaxExclusiveAmount': written(net),
    'cbc:TaxExclusiveAmount@currencyID': currency,
    'cbc:TaxInclusiveAmount': written(net + vat),
    'cbc:TaxInclusiveAmount@currencyID': currency,
    ...(allowances > 0 && {
      'cbc:AllowanceTotalAmount': written(allowances),
      'cbc:AllowanceTotalAmount@currencyID': currency,
    }),
    ...(charges > 0 && {
      'cbc:ChargeTotalAmount': written(charges),
      'cbc:ChargeTotalAmount@currencyID': currency,
    }),
    'cbc:PrepaidAmount': written(total),
    'cbc:PrepaidAmount@currencyID': currency,
    ...(rounding !== 0 && {
      'cbc:PayableRoundingAmount': written(rounding),
      'cbc:PayableRoundingAmount@currencyID': currency,
    }),
    'cbc:PayableAmount': '0.00',
    'cbc:PayableAmount@currencyID': currency,
  };
};

const silent = { log: () => {}, warn: () => {}, error: () => {} };
const OPTIONS = { format: 'UBL', lang: 'en', noWarnings: true };
const format = new FormatFactoryService().createFormatService(OPTIONS.format, silent);

/**
 * The document as UBL 2.1 in XML. The library's own entry point compiles its schema at each call, a tenth of
 * a second of the server's time: the compiler checks the shape, and a test checks it by the schema.
 */
export const writeUbl = async (parts: UblParts): Promise<string> => {
  const document = toUbl(parts);
  format.fillInvoiceDefaults(document);
  const xml = await format.generate(document, { ...OPTIONS });
  return typeof xml === 'string' ? xml : new TextDecoder().decode(xml);
};
