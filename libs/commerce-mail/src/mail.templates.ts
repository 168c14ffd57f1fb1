import type { LetterTopic } from '@shop/contracts/content';
import type { ClaimState } from '@shop/domain/claim';
import type { WithdrawalWords } from '@shop/i18n/withdrawal';
import type { CartReminder } from './cart-reminder.ts';
import type { ReviewInvitation, ReviewNews } from './review-mails.ts';

export type OrderLine = {
  name: string;
  /** For example `Pine, 42`. */
  details?: string;
  quantity: number;
  /** Formatted as money in the reader's language, here and below. */
  total: string;
};

export type OrderConfirmation = {
  name: string;
  /** As shown: `QU100001`. */
  number: string;
  link: string;
  lines: readonly OrderLine[];
  /** Subtotal, shipping, discounts … in display order, with their labels. */
  totals: readonly { label: string; amount: string }[];
  total: string;
  /** What shipping is made of, line by line. Absent in a mail of the previous release. */
  breakdown?: readonly { label: string; amount: string }[];
  /** The parts of the payment where the balance paid a part of the total. */
  paid: readonly { label: string; amount: string }[];
  /** The kind of address: a pickup point or the home. Its lines come before the person in `address`. */
  destination: 'home' | 'pickup';
  address: readonly string[];
  delivery: string;
  /** The company that the invoice names, line by line. Absent in mails of the previous release. */
  company?: readonly string[] | null;
  /** For example `27–30 November`. */
  arrival: string;
  /** How goods are returned, with the model form where the law requires it. Absent in mails of the previous release. */
  returns?: WithdrawalWords | null;
  /** The withdrawal function. Absent in mails of the previous release. */
  withdraw?: NamedLink | null;
};

export type RefundMail = {
  name: string;
  /** As shown: `QU100001`. */
  number: string;
  /** The amount of this refund, formatted in the reader's language. */
  amount: string;
  /** It was bought on account, so no provider gives money back. */
  isOnAccount?: boolean;
  /** Null when the order was never placed, and has no page. */
  link: string | null;
};

export type TopUpMail = {
  name: string;
  /** What was credited, and the balance after it, formatted in the reader's language. */
  amount: string;
  balance: string;
  link: string;
};

/** In the reader's language. */
export type NamedLink = { label: string; link: string };

/** An event of an order. */
export type OrderNewsCode =
  | 'cancelled'
  | 'address_changed'
  | 'shipped'
  | 'out_for_delivery'
  | 'delivered'
  | 'withdrawal_stated'
  | 'withdrawal_refunded'
  | 'withdrawal_refused';

export type OrderNews = {
  news: OrderNewsCode;
  name: string;
  /** As shown: `QU100001`. */
  number: string;
  link: string;
  /** Further sentences, in the reader's language. */
  lines: readonly string[];
  /** The withdrawal function, while it may be used. Absent in mails of the previous release. */
  withdraw?: NamedLink | null;
};

export type ClaimNews = {
  /** The new state of the claim, or a message of staff without one. */
  news: ClaimState | 'message';
  name: string;
  /** As shown: `CL184`. */
  number: string;
  link: string;
  /** What staff wrote to the buyer; null without a message. */
  text: string | null;
  /** The ordered refund, formatted in the reader's language; null without one. */
  refund: string | null;
};

export type QuoteNews = {
  news: 'received' | 'offered' | 'question' | 'refused' | 'expired';
  /** As shown: `QU100001`. */
  number: string;
  link: string;
  /** Of the offer, formatted in the reader's language; null without one. */
  total: string | null;
  /** What staff wrote to the buyer; null without a message. */
  text: string | null;
};

/** The answer to an application for a business account, or the invitation to one. */
export type ProNews = {
  news: 'approved' | 'declined' | 'invited';
  name: string;
  company: string;
  link: string;
  /** What staff wrote to the client; null without a message. */
  text: string | null;
};

/** A letter of the contact form, for the shop. */
export type LetterMail = {
  id: number;
  topic: LetterTopic;
  name: string;
  email: string;
  /** As typed; null without one. */
  order: string | null;
  text: string;
};

export type MiscInvoiceNews = {
  /** A claim is the invoice of an order that was bought on account. */
  news: 'issued' | 'overdue' | 'paid' | 'void' | 'refunded' | 'claim' | 'claim_overdue' | 'claim_paid';
  name: string;
  /** As shown: `MI-LT-2026-000012`. */
  number: string;
  /** What the invoice is for, as staff wrote it. */
  title: string;
  /** Its sum, or the refunded one, formatted in the reader's language; the due day as well. */
  total: string;
  due: string;
  link: string;
};

export type ParcelNews = {
  news: 'received' | 'measured' | 'cap_exceeded' | 'handed_over';
  /** As shown: `FR100001`, or the tracking number of a parcel. */
  number: string;
  link: string;
  /** Of a measured request, formatted in the reader's language; null without one. */
  total: string | null;
};

/** A wish of a client: its price has fallen as they chose, or it is in stock again. */
export type WishAlert = {
  news: 'price' | 'stock';
  name: string;
  product: string;
  /** Of the goods, formatted in the reader's language and currency; `saved` is null where only the stock is new. */
  price: string;
  saved: string | null;
  link: string;
  /** The page that ends mails about the wish list. */
  unsubscribe: string;
};

/** An issue of the newsletter. */
export type IssueMail = {
  subject: string;
  blocks: readonly (
    { type: 'heading' | 'text'; text: string } | { type: 'button'; text: string; link: string }
  )[];
  /** The page that ends its topic. */
  unsubscribe: string;
};

export type LinkMail = { name: string; link: string };

/** With the sum, formatted in the reader's language. */
export type DepositMail = LinkMail & { amount: string };

export type NewsMail = LinkMail & {
  /** The page that ends mails of this kind. Absent in a mail of the previous release. */
  unsubscribe?: string;
};

/** The name of the waiting or failed work, as in the log. */
export type AlertCode =
  | 'mails_failed'
  | 'mails_waiting'
  | 'jobs_failed'
  | 'jobs_waiting'
  | 'payments_in_review'
  | 'payments_key_refused'
  | 'settlements_missing'
  | 'withdrawals_due';
export type AlertState = 'opened' | 'lasting' | 'resolved';

export type AlertMail = {
  code: AlertCode;
  count: number;
  threshold: number;
  state: AlertState;
  since: string;
};

/** The data of each template. */
export type MailData = {
  'order-confirmation': OrderConfirmation;
  refund: RefundMail;
  'order-news': OrderNews;
  'top-up': TopUpMail;
  'claim-news': ClaimNews;
  'quote-news': QuoteNews;
  'pro-news': ProNews;
  'parcel-news': ParcelNews;
  'misc-invoice': MiscInvoiceNews;
  'wish-alert': WishAlert;
  'cart-reminder': CartReminder;
  'review-news': ReviewNews;
  'review-invitation': ReviewInvitation;
  /** The claim form of a guest's order. */
  'claim-link': LinkMail;
  'password-reset': LinkMail;
  'one-time-link': LinkMail;
  /** The button opens the page for a new password, in case someone else changed it. */
  'password-changed': LinkMail;
  /** The link confirms the address of a new account. */
  'email-confirm': LinkMail;
  /** A change of the address is requested: mailed to the current one and to the new one. */
  'email-change-old': LinkMail;
  'email-change-new': LinkMail;
  /** The new address that another account asked for has an account already. */
  'email-taken': LinkMail;
  /** To the former address of the account. */
  'email-changed': LinkMail;
  /** The account is erased; to the address that it had. */
  'account-erased': LinkMail;
  /** Notices: what protects the account has changed. */
  'codes-on': LinkMail;
  'codes-off': LinkMail;
  'recovery-codes-new': LinkMail;
  'passkey-added': LinkMail;
  'passkey-removed': LinkMail;
  /** A guest's order, after its first link has expired. */
  'order-link': LinkMail;
  /** The link confirms the reservation of a device. */
  'reservation-confirm': LinkMail;
  /** A device is held; the link shows until when. */
  'reservation-held': LinkMail;
  /** The deposit of a reservation goes back. */
  'reservation-deposit': DepositMail;
  letter: LetterMail;
  /** A letter of the contact form has arrived. */
  'letter-receipt': LinkMail;
  welcome: NewsMail;
  /** The link confirms a subscription to the newsletter. */
  'newsletter-confirm': LinkMail;
  newsletter: IssueMail;
  alert: AlertMail;
};

export type MailTemplate = keyof MailData;
export type LinkTemplate =
  | 'password-reset'
  | 'password-changed'
  | 'one-time-link'
  | 'email-confirm'
  | 'email-change-old'
  | 'email-change-new'
  | 'email-taken'
  | 'email-changed'
  | 'account-erased'
  | 'codes-on'
  | 'codes-off'
  | 'recovery-codes-new'
  | 'passkey-added'
  | 'passkey-removed'
  | 'order-link'
  | 'claim-link'
  | 'reservation-confirm'
  | 'reservation-held'
  | 'reservation-deposit'
  | 'letter-receipt'
  | 'newsletter-confirm'
  | 'welcome';

/** A template with its data. */
export type MailContent = {
  [Template in MailTemplate]: { template: Template; data: MailData[Template] };
}[MailTemplate];
