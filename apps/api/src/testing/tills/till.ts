import type { Settings } from '@shop/commerce-payments/providers';
import type { Amount } from '@shop/domain/money';
import type { Fault } from '@shop/emulators/faults';
import type { WholeShop } from '../whole-shop.ts';

/** The shop of a till; requested lazily, because the till is created first. */
export type TillShop = () => Pick<WholeShop, 'app' | 'db' | 'clock' | 'deps' | 'payAt'>;

/** The page that a shopper was sent to for payment. */
export type SentToPay = { readonly payment_reference: string; readonly redirect_url: string | null };

export type SentWebhook = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
export type Forge = (good: SentWebhook, turn: number) => SentWebhook | Promise<SentWebhook>;

/** What a provider takes instead of the requested sum. */
export type Oddity = 'less' | 'more' | 'dollars' | 'unknown_money';
/** What a provider's staff and the payer's bank can do afterwards. */
export type Act = 'refund' | 'refund_half' | 'dispute' | 'win' | 'lose';

/** A row of the provider's own books. */
export type BookRow = { readonly reference: string; readonly captured: Amount; readonly refunded: Amount };

/** A provider behind its real adapter, with what happens on its side: by shoppers, banks and staff. */
export type Till = {
  readonly id: string;
  /** `payment_processor_id` */
  readonly method: number;
  readonly settings: Settings;
  /** The shop captures the money itself when it is notified of the shopper's consent. */
  readonly isCapturedByShop: boolean;
  readonly pay: (sent: SentToPay) => Promise<void>;
  /** The payment ends at the provider without money. */
  readonly refuse: (sent: SentToPay) => Promise<void>;
  readonly oddities: readonly Oddity[];
  readonly payOddly: (sent: SentToPay, oddity: Oddity) => Promise<void>;
  readonly acts: readonly Act[];
  readonly act: (reference: string, act: Act) => Promise<void>;
  /** All webhooks so far in order, signed as if sent now; none is sent automatically. */
  readonly webhooks: () => Promise<readonly SentWebhook[]>;
  /** Ways to turn a valid webhook into an invalid one. */
  readonly forgeries: () => Promise<Readonly<Record<string, Forge>>>;
  /** The settlement report of a day; the sandbox writes none. */
  readonly settlement?: (day: Date) => string;
  readonly books: () => Promise<readonly BookRow[]>;
  /** The faults of its next calls; the sandbox has none. */
  readonly fail: (fault: Fault) => void;
  readonly clearFaults: () => void;
  /** How often the provider was called. */
  readonly calls: () => number;
  /** Keys and secrets of the account, which must not be stored or logged anywhere. */
  readonly secrets: readonly string[];
  readonly close: () => Promise<void>;
};

/** What a buyer types on the provider's page. */
export const CARD = { number: '4000 0566 5566 5556', cvc: '7391' };

/** A press of a button on the provider's page. */
export const press = async (url: string | null, form: Readonly<Record<string, string>>): Promise<void> => {
  if (url === null) return;
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await answer.arrayBuffer();
};

export const mustHappen = (what: string, happened: boolean): void => {
  if (!happened) throw new Error(`the provider refused to ${what}`);
};
