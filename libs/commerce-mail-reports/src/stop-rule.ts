import type { Schema } from '@shop/database';
import type { ReportKind } from './report-kind.ts';

const MOST_SOFT_BOUNCES = 5;
const SOFT_BOUNCE_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

export type CountedReport = {
  readonly mailId: number;
  readonly kind: ReportKind;
  readonly status: string;
  /** When the mail was sent. The time of its report may differ from server to server. */
  readonly mailedAt: Date;
};

export type Stop = { readonly reason: Schema['mail_stop']['reason']; readonly detail: string };

/** True when so many of the mails were sent within the days. */
const areFrequent = (soft: readonly CountedReport[]): boolean => {
  const times = soft.map(({ mailedAt }) => mailedAt.getTime()).toSorted((a, b) => a - b);
  return times.some((from, at) => {
    const last = times[at + MOST_SOFT_BOUNCES - 1];
    return last !== undefined && last - from <= SOFT_BOUNCE_DAYS * DAY_MS;
  });
};

/** What the reports of an address together stop, in whatever order they arrived; null while news may go to it. */
export const stopAfter = (reports: readonly CountedReport[]): Stop | null => {
  const ofKind = (kind: ReportKind) =>
    reports.filter((report) => report.kind === kind).toSorted((a, b) => a.mailId - b.mailId);
  if (ofKind('complaint').length > 0) return { reason: 'complaint', detail: '' };
  const [hard] = ofKind('hard_bounce');
  if (hard) return { reason: 'bounce', detail: hard.status };
  const soft = ofKind('soft_bounce');
  return areFrequent(soft) ? { reason: 'soft_bounces', detail: soft.at(-1)?.status ?? '' } : null;
};
