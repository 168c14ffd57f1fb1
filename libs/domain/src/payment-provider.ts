import type { CountryCode } from './countries.ts';
import type { CurrencyCode } from './currencies.ts';
import type { LocaleCode } from './languages.ts';
import type { Amount } from './money.ts';
import type { FieldDriver } from './payment-field.ts';

/** The icons of payment methods. */
export type PaymentIcon = 'card' | 'wallet' | 'bank';

/** The payments that a method takes. Absent limits do not apply. */
export type PaymentLimits = {
  /** Destination countries of the goods. */
  readonly countries?: readonly CountryCode[];
  /**
   * The payable sum, in 1/10000 of a unit, without the fee of the method; both ends are included. A currency
   * that is not named is not accepted.
   */
  readonly amounts?: Readonly<
    Partial<Record<CurrencyCode, { readonly least: Amount; readonly most: Amount }>>
  >;
};

/** A way to pay that shoppers know by its name, such as a wallet. */
export type ExpressWay = { readonly id: string; readonly name: string };

/** One payment method of a provider. */
export type PaymentMethod = {
  /** `payment_processor_id` on the wire, `provider` in the tables. Never reused for another method. */
  readonly id: number;
  /** `payments[].type` on the wire; staff read it in `npm run payments`. */
  readonly type: string;
  /** `payment_methods[].name` on the wire: the provider's name of it. */
  readonly name: string;
  /** Read by the payment page. */
  readonly icon: PaymentIcon;
  /** Ids of the provider's own messages. Without a hint the page says that the provider's page follows. */
  readonly words: { readonly name: string; readonly hint?: string };
  /**
   * The accepted currencies; another one is charged in the first of these, and pages show that beforehand.
   * Absent: all.
   */
  readonly currencies?: readonly CurrencyCode[];
  /** Read by the checkout, which neither offers nor accepts payments beyond them. */
  readonly limits: PaymentLimits;
  /** Known ways to pay by it, by their own names: the cart links to the checkout with it. */
  readonly express?: readonly ExpressWay[];
  /** The browser's part of the provider's own field, where an account of this method may have one on the payment page. */
  readonly field?: () => Promise<FieldDriver>;
};

/** The data of a payment provider for pages, tables and both servers. Only the API has its implementation. */
export type PaymentProvider = {
  /** Last part of its webhook's address, `/api/webhooks/<id>`, and its name in logs. */
  readonly id: string;
  /** Headers of its webhook signatures, in small letters: the web server forwards them to the API. */
  readonly signatureHeaders: readonly string[];
  readonly methods: readonly PaymentMethod[];
  /** Its messages by language, loaded with the pages that show them. */
  readonly messages: Readonly<Record<LocaleCode, () => Promise<{ default: object }>>>;
};

export type AskedPayment = {
  readonly amount: Amount;
  readonly currency: CurrencyCode;
  /** Undefined without a delivery: no country is refused then. */
  readonly country: CountryCode | undefined;
};

/** Whether a method takes the payment. Where nothing is left to pay, no amount is too small. */
export const isWithinLimits = (
  { countries, amounts }: PaymentLimits,
  { amount, currency, country }: AskedPayment,
): boolean => {
  if (countries && country !== undefined && !countries.includes(country)) return false;
  if (!amounts) return true;
  const range = amounts[currency];
  return range !== undefined && amount <= range.most && (amount === 0 || amount >= range.least);
};
