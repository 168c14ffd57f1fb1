import type { Schema } from '@shop/database';

export type ReportKind = Schema['mail_report']['kind'];

/** A status of RFC 3463 in a text: `5.1.1`. */
const STATUS = /(?:^|[^\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/;

/** The first status that a text names; undefined without one. */
export const statusIn = (text: string): string | undefined => STATUS.exec(text)?.[1];

/**
 * Permanent failures that are about the recipient's address, mailbox or domain. `5.1.7` and `5.1.8` are about the sender.
 * All other permanent failures are about the mail, its sender or the way, and may pass: a full mailbox, a filter.
 */
const isOfRecipient = (status: string): boolean =>
  /^5\.1\.(?![78]$)\d+$/.test(status) || ['5.0.0', '5.2.1', '5.4.4'].includes(status);

/** What a failed or delayed delivery says about the address; null for one that succeeded. */
export const bounceOf = (action: string, status: string): Exclude<ReportKind, 'complaint'> | null => {
  if (status.startsWith('2.')) return null;
  if (action === 'delayed' || status.startsWith('4.')) return 'soft_bounce';
  if (action !== 'failed') return null;
  return isOfRecipient(status) ? 'hard_bounce' : 'soft_bounce';
};
