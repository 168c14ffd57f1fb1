import type { Amount, Rate } from '../money.ts';
import type { BreakdownCode } from '../tariff/quote-consignment.ts';

export type ItemCode =
  | Exclude<BreakdownCode, 'goods' | 'vat'>
  /** All costs of the way, where goods of several VAT rates share them. */
  | 'shipping'
  | 'shipping_discount'
  | 'delivery'
  | 'payment_fee'
  | 'refund';

/** A line of an invoice that is no goods. Allowances are negative. */
export type InvoiceItem = { readonly code: ItemCode; readonly net: Amount; readonly rate: Rate };

/** What is taxed by one rate, and its tax, rounded once. */
export type TaxedSum = { readonly rate: Rate; readonly base: Amount; readonly vat: Amount };

/** What an order keeps of its price. */
export type InvoiceParts = {
  /** Net, each with its share of a promotion taken off. */
  readonly goods: readonly { readonly net: Amount; readonly rate: Rate }[];
  /** Net costs of the way before the shipping discount. */
  readonly costs: readonly {
    readonly code: Exclude<BreakdownCode, 'goods' | 'vat'>;
    readonly amount: Amount;
  }[];
  /** VAT on goods and costs, before the shipping discount. */
  readonly vat: Amount;
  /** With its taxes inside, like the two that follow. */
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
