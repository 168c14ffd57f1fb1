import { toJson, type Database } from '@shop/database';
import { isAboutMoney } from '@shop/domain/payment-life';
import type {
  PaymentAdapter,
  ProviderReport,
  WebhookEvent,
  WebhookHeaders,
} from './providers/providers.module.ts';
import { openForUnknown } from './review.repository.ts';
import { settle, type SettleDeps, type SettleOutcome } from './settle.ts';

export type WebhookOutcome =
  | 'bad_signature'
  | 'stale'
  | 'malformed'
  | 'unavailable'
  | 'unknown_payment'
  | 'wrong_amount'
  | 'repeated'
  | 'applied'
  | 'ignored';

/** An unknown reference may be of any length. */
const MOST_SHOWN = 100;

type Webhook = { readonly rawBody: string; readonly headers: WebhookHeaders };

/** Accepts a provider's webhook: only signed, fresh, for a known payment, of its exact amount, and once. */
export const acceptWebhook = async (
  deps: SettleDeps,
  provider: PaymentAdapter,
  { rawBody, headers }: Webhook,
): Promise<WebhookOutcome> => {
  const verified = await provider.verifyWebhook(rawBody, headers, deps.clock());
  if (!verified.ok) return verified.error;
  const event = verified.value;
  const heard = await findOutcome(deps.db, provider.method.id, event.eventId);
  if (heard) return heard === 'wrong_amount' ? heard : 'repeated';
  if (!event.report) return 'ignored';
  const outcome = await settle(deps, event.report, event.brands);
  if (outcome.kind === 'unknown_payment') await showUnknown(deps, provider.method.id, event.report);
  else await keepEvent(deps.db, provider.method.id, event, outcome);
  return outcome.kind;
};

/** Money that a provider captured for a reference that the shop never issued goes to staff. */
const showUnknown = async ({ db, clock }: SettleDeps, provider: number, report: ProviderReport) => {
  if (!isAboutMoney(report.state) || !report.money) return;
  const { amount, currency } = report.money;
  await openForUnknown(db, {
    provider,
    reference: report.reference.slice(0, MOST_SHOWN),
    captured: { amount, currency },
    now: clock(),
  });
};

/** Stored only after the report was applied: a crash before that lets the provider send it again. */
const findOutcome = async (db: Database, provider: number, eventId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('payment_event')
    .select('outcome')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row?.outcome;
};

const keepEvent = (db: Database, provider: number, event: WebhookEvent, outcome: SettleOutcome) =>
  db
    .insertInto('payment_event')
    .values({
      provider,
      event_id: event.eventId,
      payment_id: outcome.payment?.id ?? null,
      type: event.type,
      outcome: outcome.kind,
      payload: toJson(event.report ?? {}),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute();
