import type { Amount, Rate } from '../money.ts';
import type { BreakdownCode } from '../tariff/quote-consignment.ts';

export type ItemCode =
  | Exclude<BreakdownCode, 'goods' | 'vat'>
  /** All shipping costs, where goods of several VAT rates share them. */
  | 'shipping'
  | 'shipping_discount'
  | 'delivery'
  | 'payment_fee'
  | 'refund';

/** A line of an invoice without goods. Allowances are negative. */
export type InvoiceItem = { readonly code: ItemCode; readonly net: Amount; readonly rate: Rate };

/** The taxable sum of one rate, and its tax, rounded once. */
export type TaxedSum = { readonly rate: Rate; readonly base: Amount; readonly vat: Amount };

/** The stored prices of an order. */
export type InvoiceParts = {
  /** Net, each less its share of a promotion. */
  readonly goods: readonly { readonly net: Amount; readonly rate: Rate }[];
  /** Net shipping costs before the shipping discount. */
  readonly costs: readonly {
    readonly code: Exclude<BreakdownCode, 'goods' | 'vat'>;
    readonly amount: Amount;
  }[];
  /** Sums that were paid to customs for the buyer: not taxed again. */
  readonly disbursed?: Amount;
  /** VAT on goods and costs, before the shipping discount. */
  readonly vat: Amount;
  /** Including its taxes, like the two that follow. */
  readonly shippingDiscount: Amount;
  readonly delivery: Amount;
  readonly paymentFee: Amount;
  /** The rate of services in the market. */
  readonly rate: Rate;
};

export type InvoiceSums = {
  readonly items: readonly InvoiceItem[];
  readonly taxed: readonly TaxedSum[];
  readonly net: Amount;
  readonly vat: Amount;
  /** BT-114: from what the parts add up to, to what was charged. */
  readonly rounding: Amount;
  readonly total: Amount;
};
