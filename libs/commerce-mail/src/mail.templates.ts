export type OrderLine = {
  name: string;
  /** For example `Pine, 42`. */
  details?: string;
  quantity: number;
  /** Already written as the reader reads money, here and below. */
  total: string;
};

export type OrderConfirmation = {
  name: string;
  /** As shown: `QU100001`. */
  number: string;
  link: string;
  lines: readonly OrderLine[];
  /** Subtotal, shipping, discounts … in the order of showing; the labels come with them. */
  totals: readonly { label: string; amount: string }[];
  total: string;
  /** How the total was met where the balance met a part of it. */
  paid: readonly { label: string; amount: string }[];
  /** Of a pickup point, or of the home; then the person, in the order of reading. */
  destination: 'home' | 'pickup';
  address: readonly string[];
  delivery: string;
  /** For example `27–30 November`. */
  arrival: string;
};

export type RefundMail = {
  name: string;
  /** As shown: `QU100001`. */
  number: string;
  /** What came back this time, as the reader reads money. */
  amount: string;
  /** Null when the order was never placed, and has no page. */
  link: string | null;
};

export type LinkMail = { name: string; link: string };

/** What waits or failed, as the log names it. */
export type AlertCode =
  'mails_failed' | 'mails_waiting' | 'jobs_failed' | 'jobs_waiting' | 'payments_in_review';
export type AlertState = 'opened' | 'lasting' | 'resolved';

export type AlertMail = {
  code: AlertCode;
  count: number;
  threshold: number;
  state: AlertState;
  since: string;
};

/** What each template needs to know. */
export type MailData = {
  'order-confirmation': OrderConfirmation;
  refund: RefundMail;
  'password-reset': LinkMail;
  'one-time-link': LinkMail;
  /** A guest's order, after its first link has expired. */
  'order-link': LinkMail;
  welcome: LinkMail;
  alert: AlertMail;
};

export type MailTemplate = keyof MailData;

/** A template with what it needs to know. */
export type MailContent = {
  [Template in MailTemplate]: { template: Template; data: MailData[Template] };
}[MailTemplate];

const TEMPLATES: Readonly<Record<MailTemplate, true>> = {
  'order-confirmation': true,
  refund: true,
  'password-reset': true,
  'one-time-link': true,
  'order-link': true,
  welcome: true,
  alert: true,
};

/** False for a mail that waits since a release with another template. */
export const isMailContent = (kept: { template: string; data: object }): kept is MailContent =>
  Object.hasOwn(TEMPLATES, kept.template);
