import type { CountryCode } from './countries.ts';
import type { CurrencyCode } from './currencies.ts';
import type { LocaleCode } from './languages.ts';
import type { Amount } from './money.ts';

/** Drawings that a way to pay may be shown with. */
export type PaymentIcon = 'card' | 'wallet' | 'bank';

/** Which payments a method takes. What is left out is not limited. */
export type PaymentLimits = {
  /** Countries that the goods go to. */
  readonly countries?: readonly CountryCode[];
  /**
   * What is paid, in 1/10000 of a unit, without the fee of the method; both ends are taken. A currency that is not
   * named is not taken.
   */
  readonly amounts?: Readonly<
    Partial<Record<CurrencyCode, { readonly least: Amount; readonly most: Amount }>>
  >;
};

/** One way to pay that a provider offers. */
export type PaymentMethod = {
  /** `payment_processor_id` on the wire, `provider` in the tables. Never used again for another method. */
  readonly id: number;
  /** `payments[].type` on the wire; staff read it in `npm run payments`. */
  readonly type: string;
  /** `payment_methods[].name` on the wire: what the provider calls it. */
  readonly name: string;
  /** Read by the payment page. */
  readonly icon: PaymentIcon;
  /** Ids of the provider's own messages. Without a hint the page says that the provider's page follows. */
  readonly words: { readonly name: string; readonly hint?: string };
  /** What it takes; another currency is charged in the first of these, and pages say so before. Left out: all. */
  readonly currencies?: readonly CurrencyCode[];
  /** Read by the checkout, which neither offers nor takes what is beyond them. */
  readonly limits: PaymentLimits;
};

/** What pages, tables and both servers may know of a payment provider. The API alone knows how it works. */
export type PaymentProvider = {
  /** Last part of its webhook's address, `/api/webhooks/<id>`, and its name in logs. */
  readonly id: string;
  /** Headers that its webhooks are signed with, in small letters: the web server lets them pass to the API. */
  readonly signatureHeaders: readonly string[];
  readonly methods: readonly PaymentMethod[];
  /** Its words by language, fetched with the pages that show them. */
  readonly messages: Readonly<Record<LocaleCode, () => Promise<{ default: object }>>>;
};

export type AskedPayment = {
  readonly amount: Amount;
  readonly currency: CurrencyCode;
  /** Undefined where no goods are sent: no country is refused then. */
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
