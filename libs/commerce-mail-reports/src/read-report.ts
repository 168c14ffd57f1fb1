import { err, ok, type Result } from '@shop/domain/result';
import PostalMime, { type Email } from 'postal-mime';
import { bounceOf, statusIn, type ReportKind } from './report-kind.ts';
import { fieldGroups, headerOf, type Fields } from './report-fields.ts';
import { tokensIn } from './return-paths.ts';

export const LARGEST_REPORT = 1024 * 1024;
const MOST_PARTS = 20;
/** Lines that may begin a part: a text has some, too. */
const MOST_DASHED_LINES = 500;
/** Of one report, the message's own first. A mail of the shop has one recipient. */
const MOST_GROUPS = 20;
const LIMITS = {
  maxNestingDepth: 8,
  maxHeadersSize: 256 * 1024,
  maxRfc822NestingDepth: 0,
  attachmentEncoding: 'utf8',
} as const;

/** What a mail server or a mailbox provider says about one mail. */
export type MailReport = { readonly token: string; readonly kind: ReportKind; readonly status: string };

type Unreadable = 'too_large' | 'malformed' | 'no_report' | 'no_failure' | 'no_token' | 'many_tokens';

type Parts = ReadonlyMap<string, string>;

const DELIVERY_STATUS = ['message/delivery-status', 'message/global-delivery-status'];
const ORIGINALS = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

const partOf = (parts: Parts, types: readonly string[]): string | undefined =>
  types.flatMap((type) => parts.get(type) ?? [])[0];

const parse = async (bytes: Uint8Array): Promise<Email | null> => {
  const dashed = Buffer.from(bytes).toString('latin1').match(/^--/gm) ?? [];
  if (dashed.length > MOST_DASHED_LINES) return null;
  const email = await PostalMime.parse(bytes, LIMITS).catch(() => null);
  return email && email.attachments.length <= MOST_PARTS ? email : null;
};

/** The first part of each type. */
const partsOf = ({ attachments }: Email): Parts =>
  new Map(
    attachments
      .toReversed()
      .map(({ mimeType, content }) => [mimeType, typeof content === 'string' ? content : '']),
  );

/** The status with the most to say: servers that give none of their own quote the recipient's. */
const statusOf = (group: Fields): string => {
  const own = statusIn(group.get('status') ?? '');
  const said = statusIn(group.get('diagnostic-code') ?? '');
  return own === undefined || (own.endsWith('.0.0') && said?.[0] === own[0]) ? (said ?? own ?? '') : own;
};

type Said = Omit<MailReport, 'token'>;

const bounceIn = (text: string): Said | null => {
  const said = fieldGroups(text, MOST_GROUPS).flatMap((group): Said[] => {
    const status = statusOf(group);
    const action = group
      .get('action')
      ?.split(/[\s;(]/)[0]
      ?.toLowerCase();
    const kind = action === undefined ? null : bounceOf(action, status);
    return kind === null ? [] : [{ kind, status }];
  });
  return said.find(({ kind }) => kind === 'hard_bounce') ?? said[0] ?? null;
};

/** Complaints only: other feedback, such as `not-spam`, is no reason to stop (RFC 5965, section 7.3). */
const complaintIn = (text: string): Said | null => {
  const type = fieldGroups(text, 1)[0]?.get('feedback-type')?.toLowerCase() ?? '';
  return ['abuse', 'fraud', 'opt-out', 'virus', 'other'].includes(type)
    ? { kind: 'complaint', status: '' }
    : null;
};

const RECIPIENT_HEADERS = ['to', 'delivered-to', 'x-original-to', 'envelope-to'];

/** Where the return path of the mail is named: a bounce is sent to it, a complaint quotes it. */
const pathsIn = (email: Email, parts: Parts): string => {
  const own = email.headers.filter(({ key }) => RECIPIENT_HEADERS.includes(key)).map(({ value }) => value);
  const original = headerOf(partOf(parts, ORIGINALS) ?? '').get('return-path') ?? '';
  const feedback = fieldGroups(parts.get('message/feedback-report') ?? '', 1)[0];
  return [...own, original, feedback?.get('original-mail-from') ?? ''].join('\n');
};

const isReport = ({ headers }: Email): boolean =>
  headers.some(({ key, value }) => key === 'content-type' && /^\s*multipart\/report\s*(;|$)/i.test(value));

/** A delivery status (RFC 3464) or a complaint (RFC 5965), as it arrived by mail (RFC 5322). */
export const readReport = async (bytes: Uint8Array): Promise<Result<MailReport, Unreadable>> => {
  if (bytes.byteLength > LARGEST_REPORT) return err('too_large');
  const email = await parse(bytes);
  if (!email) return err('malformed');
  const parts = partsOf(email);
  const [status, feedback] = [partOf(parts, DELIVERY_STATUS), parts.get('message/feedback-report')];
  if (!isReport(email) || (status ?? feedback) === undefined) return err('no_report');
  const said = status === undefined ? complaintIn(feedback ?? '') : bounceIn(status);
  if (!said) return err('no_failure');
  const [token, ...others] = tokensIn(pathsIn(email, parts));
  if (token === undefined) return err('no_token');
  return others.length > 0 ? err('many_tokens') : ok({ token, ...said });
};
