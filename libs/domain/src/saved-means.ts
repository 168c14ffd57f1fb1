import type { CurrencyCode } from './currencies.ts';
import type { RefusalReason } from './refusal-reason.ts';

/** A card at the provider: its own id, and what is shown of it. */
export type ShownCard = {
  readonly token: string;
  readonly network: string;
  readonly lastFour: string;
  readonly expires: { readonly year: number; readonly month: number };
};

/** What a payment has to do with saved cards. */
export type PaymentMeans = {
  /** The provider's id of the client. */
  readonly holder: string;
  /** The saved card that pays; null: another one. */
  readonly token: string | null;
  /** The card that pays is to be saved, once it has paid. */
  readonly isSaved: boolean;
};

export type SetupOrder = {
  readonly account: string;
  /** Stored before the provider is called: its idempotency key. */
  readonly reference: string;
  readonly holder: string;
  /** Of the provider's field; null: the card is typed in on the provider's page. */
  readonly token: string | null;
  readonly currency: CurrencyCode;
  readonly shopName: string;
  readonly locale: string;
  /** Whole addresses of the shop: the provider sends the client there. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
};

export type SetupReport = {
  /** The provider's own id; null where it refused before there was one. */
  readonly ref: string | null;
  readonly state: 'open' | 'kept' | 'refused';
  /** Null unless it is kept. */
  readonly card: ShownCard | null;
  readonly reason?: RefusalReason;
};

export type StartedSetup = SetupReport & {
  /** The provider's page, or that of the client's bank; null when there is nothing left to do. */
  readonly redirectUrl: string | null;
};

/** What an adapter does that saves cards for clients. Every call may be repeated and has one effect. */
export type SavedMeansPort = {
  /** The name of the account that a brand's cards are saved in; null: it has none. */
  accountOf(brand: string): string | null;
  /** The provider's id of a client. `key` is the idempotency key. */
  createHolder(asked: {
    readonly account: string;
    readonly brand: string;
    readonly key: string;
    readonly email: string;
  }): Promise<string>;
  /** Deletes the client with all that is saved. One that is deleted already is no error. */
  deleteHolder(asked: { readonly account: string; readonly holder: string }): Promise<void>;
  /** Deletes a card, which can pay no more. One that is deleted already is no error. */
  detach(asked: { readonly account: string; readonly token: string }): Promise<void>;
  /** The card that paid; null where the provider saved none. */
  ofPayment(reference: string): Promise<ShownCard | null>;
  beginSetup(order: SetupOrder): Promise<StartedSetup>;
  setup(asked: { readonly account: string; readonly ref: string }): Promise<SetupReport>;
};
