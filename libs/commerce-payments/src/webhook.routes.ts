import type { AuditEntry, AuditLog } from '@shop/commerce-kit/audit-log';
import type { Module } from '@shop/commerce-kit/module';
import type { PaymentAdapter } from './providers/providers.module.ts';
import type { SettleDeps } from './settle.ts';
import { acceptWebhook, type WebhookOutcome } from './webhook.ts';

type Log = { warn: (details: object, message: string) => void };

type WebhookRoutesDeps = Omit<SettleDeps, 'audit'> & {
  readonly audit: Pick<AuditLog, 'record' | 'recordIn'>;
  /** By the last part of the address: `/api/webhooks/<name>`. */
  readonly webhooks: ReadonlyMap<string, PaymentAdapter>;
  readonly log: Log;
};

const REFUSALS: Partial<Record<WebhookOutcome, number>> = {
  bad_signature: 401,
  stale: 401,
  malformed: 422,
  unavailable: 503,
  wrong_amount: 422,
  unknown_payment: 404,
};

const refusedWebhook = (provider: string, reason: WebhookOutcome, ip: string): AuditEntry => ({
  event: 'webhook.refused',
  outcome: 'refused',
  actor: { kind: 'provider', id: provider },
  place: { brand: 'none', ip },
  details: { provider, reason },
});

/** Providers post here. The body is kept as raw bytes, since the signature is over them. */
export const webhookRoutes =
  (deps: WebhookRoutesDeps): Module =>
  async (app) => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      scope.post<{ Params: { name: string } }>(
        '/api/webhooks/:name',
        { schema: { hide: true } },
        async ({ params, body, headers, ip }, reply) => {
          const provider = deps.webhooks.get(params.name);
          if (!provider) return reply.code(404).send({ status: false, message: 'not_found', errors: {} });
          const rawBody = typeof body === 'string' ? body : '';
          const outcome = await acceptWebhook(deps, provider, { rawBody, headers });
          const refusal = REFUSALS[outcome];
          if (refusal === undefined) return { status: true };
          deps.audit.record(refusedWebhook(params.name, outcome, ip));
          deps.log.warn({ outcome, provider: params.name, ip }, 'a webhook was refused');
          return reply.code(refusal).send({ status: false, message: outcome, errors: {} });
        },
      );
    });
  };
