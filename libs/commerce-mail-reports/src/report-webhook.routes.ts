import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { isTooDeep } from '@shop/commerce-kit/json-body';
import type { Logger } from '@shop/commerce-kit/logger';
import type { Module } from '@shop/commerce-kit/module';
import { checkSignature } from '@shop/commerce-kit/webhook-signature';
import * as z from 'zod/mini';
import type { HearReport } from './hear-report.ts';
import type { MailReport } from './read-report.ts';
import { bounceOf } from './report-kind.ts';
import { tokensIn } from './return-paths.ts';

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hexadecimal digits>`. */
export const MAIL_SIGNATURE = 'x-mail-signature';
const LARGEST_BODY = 64 * 1024;
const MOST_REPORTS = 100;

const returnPath = z.string().check(z.maxLength(320));
const Report = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bounce'),
    return_path: returnPath,
    action: z.enum(['failed', 'delayed']),
    status: z.string().check(z.regex(/^[45]\.\d{1,3}\.\d{1,3}$/)),
  }),
  z.object({ kind: z.literal('complaint'), return_path: returnPath }),
]);
const Reports = z.object({ reports: z.array(Report).check(z.maxLength(MOST_REPORTS)) });

/** What is said of one mail; null without exactly one token. */
const toReport = (said: z.infer<typeof Report>): MailReport | null => {
  const [token, ...others] = tokensIn(said.return_path);
  if (token === undefined || others.length > 0) return null;
  if (said.kind === 'complaint') return { token, kind: 'complaint', status: '' };
  const kind = bounceOf(said.action, said.status);
  return kind && { token, kind, status: said.status };
};

const parse = (body: string): z.infer<typeof Reports> | null => {
  if (isTooDeep(body)) return null;
  try {
    return Reports.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
};

type WebhookDeps = {
  readonly hear: HearReport;
  readonly secret: string;
  readonly clock: () => Date;
  readonly audit: Pick<AuditLog, 'record'>;
  readonly log: Pick<Logger, 'warn'>;
};

/** Mail services post bounces and complaints here. The body is kept as raw text, since the signature is over it. */
export const reportWebhookRoutes =
  ({ hear, secret, clock, audit, log }: WebhookDeps): Module =>
  async (app) => {
    const refuse = (reason: string, ip: string) => {
      audit.record({
        event: 'webhook.refused',
        outcome: 'refused',
        actor: { kind: 'provider', id: 'mail' },
        place: { brand: 'none', ip },
        details: { provider: 'mail', reason },
      });
      log.warn({ reason, ip }, 'reports about mails were refused');
      return { status: false, message: reason, errors: {} };
    };

    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      scope.post(
        '/api/webhooks/mail',
        { schema: { hide: true }, bodyLimit: LARGEST_BODY },
        async ({ body, headers, ip }, reply) => {
          const text = typeof body === 'string' ? body : '';
          const header = headers[MAIL_SIGNATURE];
          const signed = checkSignature(secret, String(header), text, clock());
          if (!signed.ok) return reply.code(401).send(refuse(signed.error, ip));
          const said = parse(text);
          if (!said) return reply.code(422).send(refuse('malformed', ip));
          for (const one of said.reports) {
            const report = toReport(one);
            if (report) await hear(report);
            else log.warn({ kind: one.kind }, 'a report about no mail');
          }
          return { status: true };
        },
      );
    });
  };
