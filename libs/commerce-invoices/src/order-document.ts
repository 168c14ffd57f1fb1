import type { Selectable } from 'kysely';
import type { Schema } from '@shop/database';
import type { InvoiceDocument, InvoiceParty } from '@shop/database';
import { invoiceSums, type InvoiceParts } from '@shop/domain/invoice';
import { promotionShares, vatRateOf, type TariffCard } from '@shop/domain/tariff';
import { findCountryById } from '@shop/domain/countries';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';

type InvoicedCompany = Pick<
  Selectable<Schema['order_company']>,
  'name' | 'register_code' | 'vat_number' | 'country_id'
>;
export type InvoicedOrder = Selectable<Schema['quote']> &
  Selectable<Schema['order_offer']> & {
    /** The company that it was bought for. */
    readonly company?: InvoicedCompany | undefined;
  };
export type InvoicedLine = Selectable<Schema['order_line']>;

type Known = {
  readonly order: InvoicedOrder;
  readonly lines: readonly InvoicedLine[];
  readonly seller: InvoiceParty;
  /** The card by which the order was taxed. */
  readonly card: Pick<TariffCard, 'vat' | 'vatByLine'>;
};

/** The seller as the brand names it; null while the brand's build names none. */
export const sellerOf = ({ seller, countryId, supportEmail }: ShopBrand): InvoiceParty | null =>
  seller && {
    name: seller.name,
    address: [seller.address],
    country_id: countryId,
    email: supportEmail,
    register_code: seller.registerCode,
    vat_number: seller.vatNumber,
  };

/** A number without its country's letters gets them where the document names another country. */
const vatNumberOf = ({ vat_number: number, country_id }: InvoicedCompany, shownId: number): string | null =>
  number === null || country_id === shownId || /^[A-Z]{2}/.test(number)
    ? number
    : `${findCountryById(country_id)?.code ?? ''}${number}`;

/** The company by its legal name, else the person. */
const buyerOf = ({ address, email, country_id, company }: InvoicedOrder): InvoiceParty => ({
  name: company?.name ?? `${address.first_name} ${address.last_name}`.trim(),
  address: [address.first_address, `${address.zip} ${address.city}`.trim()].filter((line) => line !== ''),
  country_id,
  email,
  register_code: company?.register_code ?? null,
  vat_number: company ? vatNumberOf(company, country_id) : null,
});

const goodsOf = ({ order, lines, card }: Known): InvoiceDocument['goods'] => {
  const shares = promotionShares(
    lines.map((line) => ({
      price: line.unit_price,
      quantity: line.quantity,
      variantId: line.variant_id ?? line.position,
    })),
    order.totals.promotion,
  );
  return lines.map((line, at) => ({
    names: line.names,
    sku: line.sku,
    quantity: line.quantity,
    unit_price: line.unit_price,
    promotion: shares[at] ?? 0,
    net: line.line_total - (shares[at] ?? 0),
    rate: vatRateOf(line.details.tariff_line ?? '', card),
  }));
};

/** Duty and import VAT of forwarded goods, which their buyer owns, are paid to customs for the buyer. */
const disbursedOf = ({ kind, totals }: InvoicedOrder): number =>
  kind === 'forward_request' ? (totals.breakdown.find(({ code }) => code === 'duty')?.amount ?? 0) : 0;

const costsOf = ({ kind, totals }: InvoicedOrder): InvoiceParts['costs'] =>
  totals.breakdown.flatMap(({ code, amount }) => {
    const isDisbursed = kind === 'forward_request' && code === 'duty';
    return code === 'goods' || code === 'vat' || isDisbursed ? [] : [{ code, amount }];
  });

/**
 * The invoice of an order, from the amounts that the order keeps.
 * @throws RangeError when they do not belong to the rates of the card.
 */
export const orderDocument = (known: Known): InvoiceDocument => {
  const { order, seller, card } = known;
  const { totals } = order;
  const goods = goodsOf(known);
  const sums = invoiceSums({
    goods,
    costs: costsOf(order),
    disbursed: disbursedOf(order),
    vat: totals.breakdown.find(({ code }) => code === 'vat')?.amount ?? 0,
    shippingDiscount: totals.shipping_discount,
    delivery: totals.delivery,
    paymentFee: totals.payment_fee,
    rate: card.vat,
  });
  return {
    seller,
    buyer: buyerOf(order),
    never_reversed: true,
    goods,
    ...sums,
    from_balance: totals.balance,
  };
};
