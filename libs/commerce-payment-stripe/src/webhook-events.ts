import type { ProviderReport } from '@shop/commerce-payments/providers';
import type { ReportedState } from '@shop/domain/payment-state';
import * as z from 'zod/mini';
import type { StripeClient } from './stripe-client.ts';
import type { StripePayments } from './stripe-payments.ts';
import { reportOfSession } from './stripe-report.ts';
import type { StripePayment, StripeRepository } from './stripe.repository.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(255));

/** The fields of any event that identify its payment. */
export const StripeEvent = z.object({
  id: Id,
  type: z.string().check(z.maxLength(100)),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.optional(Id),
      object: z.string(),
      payment_intent: z.nullish(z.union([Id, z.object({ id: Id })])),
    }),
  }),
});
export type StripeEvent = z.infer<typeof StripeEvent>;
type About = StripeEvent['data']['object'];

type EventDeps = {
  readonly orders: StripePayments;
  readonly payments: StripeRepository;
  readonly client: StripeClient;
  /** Whether the account that signed the webhook takes this brand's money. */
  readonly isOwn: (payment: StripePayment) => boolean;
};

/** Objects that belong to a payment, by the names that the provider gives them. */
const OF_A_PAYMENT: readonly string[] = ['payment_intent', 'charge', 'refund', 'dispute'];

const intentOf = ({ object, id, payment_intent: intent }: About): string | undefined => {
  if (object === 'payment_intent') return id;
  return typeof intent === 'string' ? intent : intent?.id;
};

/** An inquiry (`warning_…`) moves no money. */
const DISPUTES: ReadonlyMap<string, ReportedState> = new Map([
  ['needs_response', 'disputed'],
  ['under_review', 'disputed'],
  ['appeal_needs_response', 'disputed'],
  ['appeal_under_review', 'disputed'],
  ['won', 'dispute_won'],
  ['lost', 'dispute_lost'],
]);

/** The parts of the answer, by what an event is about. */
const createReports = ({ orders, payments, client, isOwn }: EventDeps) => {
  /**
   * Money that the shop did not request goes to staff under the provider's id: its reference is not trusted.
   */
  const ofSession = async (sessionId: string): Promise<ProviderReport | null> => {
    const payment = await payments.findBySession(sessionId);
    if (payment) return isOwn(payment) ? orders.status(payment.reference) : null;
    const report = reportOfSession(sessionId, await client.getSession(sessionId));
    return report.money ? report : null;
  };

  /** The first event of a payment may arrive before the shop has requested its id. */
  const ofIntent = async (intentId: string): Promise<ProviderReport | null> => {
    const payment = await payments.findByIntent(intentId);
    if (payment) return isOwn(payment) ? orders.status(payment.reference) : null;
    const sessionId = await client.findSessionOf(intentId);
    return sessionId === undefined ? null : ofSession(sessionId);
  };

  const ofObject = async (about: About): Promise<ProviderReport | null> => {
    if (about.object === 'checkout.session') return about.id === undefined ? null : ofSession(about.id);
    const intentId = OF_A_PAYMENT.includes(about.object) ? intentOf(about) : undefined;
    return intentId === undefined ? null : ofIntent(intentId);
  };

  /** Its current state is requested: the webhook of its start may arrive after those of its end. */
  const ofDispute = async (about: About): Promise<ProviderReport | null> => {
    const report = await ofObject(about);
    if (!report?.money || about.id === undefined) return report;
    const { status } = await client.getDispute(about.id);
    const state = DISPUTES.get(status);
    return state ? { ...report, state } : report;
  };

  return { ofObject, ofDispute };
};

/**
 * The report of an event. Its body only identifies the payment: sums and states are requested from the
 * provider. Null for events of other kinds.
 */
export const reportOfEvent = async (
  { data: { object: about } }: StripeEvent,
  deps: EventDeps,
): Promise<ProviderReport | null> => {
  const reports = createReports(deps);
  return about.object === 'dispute' ? reports.ofDispute(about) : reports.ofObject(about);
};
