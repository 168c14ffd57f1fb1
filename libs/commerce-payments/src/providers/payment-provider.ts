import type { Amount, CurrencyCode, PaymentProviderId, ReportedState, Result } from '@shop/domain';

export type PaymentOrder = {
  /** Our name for the attempt, stored before the provider hears of it: the provider's idempotency key. */
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
  /** After this the provider takes no money for it. */
  readonly expiresAt: Date;
};

export type ProviderReport = {
  readonly reference: string;
  readonly ref: string | null;
  readonly state: ReportedState;
  /** Null while the provider knows of none: nothing was begun under this reference. */
  readonly money: ReportedMoney | null;
  readonly reason?: string;
};

export type ReportedMoney = {
  readonly amount: Amount;
  /** As the provider says it: perhaps a currency that the shop does not know. */
  readonly currency: string;
  /** All that was given back until now; null when the provider does not say. */
  readonly refunded: Amount | null;
};

export type StartedPayment = ProviderReport & {
  /** Where the shopper pays; null when there is nothing left for the shopper to do. */
  readonly redirectUrl: string | null;
};

export type WebhookEvent = {
  readonly eventId: string;
  readonly type: string;
  readonly report: ProviderReport;
};
export type WebhookRefusal = 'bad_signature' | 'stale' | 'malformed';
export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Whoever takes the money. Every call may be repeated with the same reference and has one effect. */
export type PaymentProvider = {
  readonly id: PaymentProviderId;
  readonly name: string;
  readonly options: readonly { readonly code: string; readonly name: string }[];
  start(order: PaymentOrder): Promise<StartedPayment>;
  status(reference: string): Promise<ProviderReport>;
  /** No money will be taken for this reference any more, unless it already was: the answer says which. */
  cancel(reference: string): Promise<ProviderReport>;
  refund(reference: string): Promise<ProviderReport>;
  verifyWebhook(rawBody: string, headers: WebhookHeaders, now: Date): Result<WebhookEvent, WebhookRefusal>;
};

/** By the id that a shopper chooses; the balance (4) is the ledger and needs nobody outside. */
export type PaymentProviders = ReadonlyMap<number, PaymentProvider>;
