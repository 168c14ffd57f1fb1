import type { ProviderOption } from '@shop/domain/banks-for-country';
import type { CountryCode } from '@shop/domain/countries';
import type { CurrencyCode } from '@shop/domain/currencies';
import type { Amount } from '@shop/domain/money';
import type { FieldOffer } from '@shop/domain/payment-field';
import type { PaymentMethod } from '@shop/domain/payment-provider';
import type { ReportedState } from '@shop/domain/payment-state';
import type { PaymentMeans, SavedMeansPort } from '@shop/domain/saved-means';
import type { Result } from '@shop/domain/result';

/** The payer's data, as far as known: providers require it to check the payment. */
export type Buyer = {
  readonly email: string | null;
  readonly name: string | null;
  /** The destination of the goods. */
  readonly country: CountryCode | null;
};

export type PaymentOrder = {
  /** The reference of the attempt, stored before the provider is called: the provider's idempotency key. */
  readonly reference: string;
  /** The key of the brand, whose account takes the money. */
  readonly brand: string;
  /** The charge, in a currency that the method takes. */
  readonly amount: Amount;
  readonly currency: CurrencyCode;
  /** A bank's code, for bank links; the token of a card that was typed into the provider's field. */
  readonly option: string | null;
  /** Null or absent: no saved card pays, and none is saved. */
  readonly means?: PaymentMeans | null;
  readonly buyer: Buyer;
  readonly description: string;
  readonly shopName: string;
  readonly locale: string;
  /** Whole addresses of the shop: the provider sends the shopper there. */
  readonly returnUrl: string;
  readonly declineUrl: string;
  /** After this the provider accepts no money for it. */
  readonly expiresAt: Date;
};

/** The stored data of a payment that a provider is asked about. */
export type PaymentAt = {
  readonly brand: string;
  /** The provider's own id; null when its answer to the start was lost. */
  readonly ref: string | null;
  /** The charge. */
  readonly amount: Amount;
  readonly currency: CurrencyCode;
  readonly createdAt: Date;
};

export type RefundOrder = {
  /** Of the charge, in its currency. */
  readonly amount: Amount;
  /** The idempotency key: one key, one refund. */
  readonly key: string;
};

export type ProviderReport = {
  readonly reference: string;
  readonly ref: string | null;
  readonly state: ReportedState;
  /** Null while the provider knows of no payment under this reference. */
  readonly money: ReportedMoney | null;
  readonly reason?: string;
};

export type ReportedMoney = {
  readonly amount: Amount;
  /** As the provider reports it: possibly a currency that the shop does not know. */
  readonly currency: string;
  /** The total refunded so far; null when the provider does not report it. */
  readonly refunded: Amount | null;
  /** The provider's own fee, in the same currency; null or absent if unknown. */
  readonly fee?: Amount | null;
};

export type RefundReport = ProviderReport & {
  /**
   * The provider's code for a permanently refused refund, for example after its time limit: staff handle it.
   */
  readonly refused?: string;
};

export type StartedPayment = ProviderReport & {
  /** Where the shopper pays; null when the shopper has nothing left to do. */
  readonly redirectUrl: string | null;
};

export type WebhookEvent = {
  readonly eventId: string;
  readonly type: string;
  /** Null: a genuine event that does not concern a payment. */
  readonly report: ProviderReport | null;
  /**
   * The brands of the account that signed it: the event is valid for no others. Absent where one account
   * takes all.
   */
  readonly brands?: readonly string[];
};
/** `unavailable`: its signature cannot be verified now; the provider sends it again. */
export type WebhookRefusal = 'bad_signature' | 'stale' | 'malformed' | 'unavailable';
export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Takes the money of one method. Every call may be repeated with the same reference and has one effect. */
export type PaymentAdapter = {
  /** The id of its provider. */
  readonly provider: string;
  readonly method: PaymentMethod;
  /** The current options within the method, such as banks. */
  readonly options: readonly ProviderOption[];
  /** The provider's field on the payment page; absent: payers go to the provider's page. */
  readonly field?: FieldOffer;
  /** Saves cards of clients; absent: it saves none. */
  readonly saved?: SavedMeansPort;
  start(order: PaymentOrder): Promise<StartedPayment>;
  status(reference: string, at: PaymentAt): Promise<ProviderReport>;
  /** No more money will be captured for this reference; the answer says whether it already was. */
  cancel(reference: string, at: PaymentAt): Promise<ProviderReport>;
  refund(reference: string, at: PaymentAt, order: RefundOrder): Promise<RefundReport>;
  verifyWebhook(
    rawBody: string,
    headers: WebhookHeaders,
    now: Date,
  ): Promise<Result<WebhookEvent, WebhookRefusal>>;
};

/** By the id of the method that a shopper chooses; the balance is the ledger and needs no adapter. */
export type PaymentAdapters = ReadonlyMap<number, PaymentAdapter>;
