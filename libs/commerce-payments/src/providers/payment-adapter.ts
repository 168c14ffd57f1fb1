import type { CurrencyCode } from '@shop/domain/currencies';
import type { Amount } from '@shop/domain/money';
import type { PaymentMethod } from '@shop/domain/payment-provider';
import type { ReportedState } from '@shop/domain/payment-state';
import type { Result } from '@shop/domain/result';

export type PaymentOrder = {
  /** The reference of the attempt, stored before the provider is called: the provider's idempotency key. */
  readonly reference: string;
  readonly amount: Amount;
  readonly currency: CurrencyCode;
  /** A bank's code, for bank links. */
  readonly option: string | null;
  readonly description: string;
  readonly shopName: string;
  readonly locale: string;
  readonly returnUrl: string;
  readonly declineUrl: string;
  /** After this the provider accepts no money for it. */
  readonly expiresAt: Date;
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
  /** As the provider reports it: perhaps a currency that the shop does not know. */
  readonly currency: string;
  /** The total refunded so far; null when the provider does not report it. */
  readonly refunded: Amount | null;
};

export type StartedPayment = ProviderReport & {
  /** Where the shopper pays; null when the shopper has nothing left to do. */
  readonly redirectUrl: string | null;
};

export type WebhookEvent = {
  readonly eventId: string;
  readonly type: string;
  readonly report: ProviderReport;
};
export type WebhookRefusal = 'bad_signature' | 'stale' | 'malformed';
export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Takes the money of one method. Every call may be repeated with the same reference and has one effect. */
export type PaymentAdapter = {
  readonly method: PaymentMethod;
  /** What the shopper chooses within the method: a bank. */
  readonly options: readonly { readonly code: string; readonly name: string }[];
  start(order: PaymentOrder): Promise<StartedPayment>;
  status(reference: string): Promise<ProviderReport>;
  /** No more money will be captured for this reference; the answer says whether it already was. */
  cancel(reference: string): Promise<ProviderReport>;
  refund(reference: string): Promise<ProviderReport>;
  verifyWebhook(rawBody: string, headers: WebhookHeaders, now: Date): Result<WebhookEvent, WebhookRefusal>;
};

/** By the id of the method that a shopper chooses; the balance is the ledger and needs no adapter. */
export type PaymentAdapters = ReadonlyMap<number, PaymentAdapter>;
