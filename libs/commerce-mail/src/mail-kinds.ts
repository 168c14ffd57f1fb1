import type { MailContent, MailTemplate } from './mail.templates.ts';

/**
 * What a mail is about. `order`: an order or a payment. `account`: the account and its security. `news`: none of these, so
 * that its recipient can end it. `staff`: an alert.
 */
export type MailKind = 'order' | 'reservation' | 'letter' | 'account' | 'news' | 'staff';

export const MAIL_KINDS: Readonly<Record<MailTemplate, MailKind>> = {
  'order-confirmation': 'order',
  refund: 'order',
  'order-news': 'order',
  'order-link': 'order',
  'claim-link': 'order',
  'claim-news': 'order',
  'review-news': 'order',
  'quote-news': 'order',
  'parcel-news': 'order',
  'misc-invoice': 'order',
  'pro-news': 'account',
  'top-up': 'order',
  'reservation-confirm': 'reservation',
  'reservation-held': 'reservation',
  'reservation-deposit': 'reservation',
  'password-reset': 'account',
  'password-changed': 'account',
  'one-time-link': 'account',
  'email-confirm': 'account',
  'email-change-old': 'account',
  'email-change-new': 'account',
  'email-taken': 'account',
  'email-changed': 'account',
  'account-erased': 'account',
  'codes-on': 'account',
  'codes-off': 'account',
  'recovery-codes-new': 'account',
  'passkey-added': 'account',
  'passkey-removed': 'account',
  'newsletter-confirm': 'account',
  newsletter: 'news',
  welcome: 'news',
  'wish-alert': 'news',
  'cart-reminder': 'news',
  'review-invitation': 'news',
  'letter-receipt': 'letter',
  letter: 'staff',
  alert: 'staff',
};

/** False also for a template of another release. */
export const isOfKind = (template: string, kind: MailKind): boolean => templatesOf(kind).includes(template);

/** The templates of a kind. */
export const templatesOf = (kind: MailKind): string[] =>
  Object.entries(MAIL_KINDS).flatMap(([template, of]) => (of === kind ? [template] : []));

/** False for a mail that was written by a release with another template. */
export const isMailContent = (kept: { template: string; data: object }): kept is MailContent =>
  Object.hasOwn(MAIL_KINDS, kept.template);
