import type { ProviderReport } from '@shop/commerce-payments/providers';
import type { ReportedState } from '@shop/domain/payment-state';
import * as z from 'zod/mini';
import type { PayPalClient } from './paypal-client.ts';
import type { PayPalPayments } from './paypal-payments.ts';
import { reportOfCapture } from './paypal-report.ts';
import type { PayPalPayment, PayPalRepository } from './paypal.repository.ts';

const Id = z.string().check(z.maxLength(64));

/** The fields of any event's resource that identify its payment. */
const Resource = z.object({
  id: z.optional(Id),
  links: z._default(z.array(z.object({ rel: z.string(), href: z.string() })), []),
  disputed_transactions: z._default(z.array(z.object({ seller_transaction_id: z.optional(Id) })), []),
  status: z.optional(z.string()),
  dispute_outcome: z.optional(z.object({ outcome_code: z.optional(z.string()) })),
});
type Resource = z.infer<typeof Resource>;

export const PayPalEvent = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  event_type: z.string().check(z.maxLength(100)),
  resource: Resource,
});
export type PayPalEvent = z.infer<typeof PayPalEvent>;

type EventDeps = {
  readonly orders: PayPalPayments;
  readonly payments: PayPalRepository;
  readonly client: PayPalClient;
  /** Whether the account that signed the webhook takes this brand's money. */
  readonly isOwn: (payment: PayPalPayment) => boolean;
};

const ORDER_EVENT = /^CHECKOUT\.(ORDER|PAYMENT-APPROVAL)\./;
const CAPTURE_EVENT = /^PAYMENT\.CAPTURE\./;
const DISPUTE_EVENT = /^CUSTOMER\.DISPUTE\./;

/** Events of refunds and reversals name their capture by a link. */
const captureIdOf = ({ id, links }: Resource): string | undefined => {
  const up = links.find(({ rel }) => rel === 'up')?.href;
  return up === undefined ? id : /\/v2\/payments\/captures\/(\w{1,64})$/.exec(up)?.[1];
};

/** Outcomes that leave the money with the shop. With any other one the payer has it. */
const WON: readonly string[] = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED', 'NONE'];

const disputeState = ({ status, dispute_outcome: outcome }: Resource): ReportedState => {
  if (status !== 'RESOLVED') return 'disputed';
  return WON.includes(outcome?.outcome_code ?? '') ? 'dispute_won' : 'dispute_lost';
};

/** The parts of the answer, by the kinds of events. */
const createReports = ({ orders, payments, client, isOwn }: EventDeps) => {
  const ask = async (payment: PayPalPayment | undefined): Promise<ProviderReport | null> =>
    payment && isOwn(payment) ? orders.status(payment.reference) : null;

  /**
   * The webhook may arrive before the answer to the capture: then the payment is known by its reference only.
   * Money that the shop did not request goes to staff under its own id: its reference is not trusted.
   */
  const ofNewCapture = async (id: string): Promise<ProviderReport | null> => {
    const capture = await client.findCapture(id);
    const payment = await payments.find(capture.custom_id ?? id);
    return payment ? ask(payment) : reportOfCapture(id, id, capture, null);
  };

  return {
    ofOrder: async ({ id }: Resource): Promise<ProviderReport | null> =>
      id === undefined ? null : ask(await payments.findByOrder(id)),

    ofCapture: async (resource: Resource): Promise<ProviderReport | null> => {
      const id = captureIdOf(resource);
      if (id === undefined) return null;
      const payment = await payments.findByCapture(id);
      return payment ? ask(payment) : ofNewCapture(id);
    },

    ofDispute: async ({ disputed_transactions: [about] }: Resource): Promise<ProviderReport | null> => {
      const id = about?.seller_transaction_id;
      const report = id === undefined ? null : await ask(await payments.findByCapture(id));
      return report?.money ? report : null;
    },
  };
};

const REVERSED = 'PAYMENT.CAPTURE.REVERSED';

/**
 * The report of an event. Its body only identifies the payment: sums and states are requested from the
 * provider. Null for events of other kinds.
 */
export const reportOfEvent = async (
  { event_type: type, resource }: PayPalEvent,
  deps: EventDeps,
): Promise<ProviderReport | null> => {
  const reports = createReports(deps);
  const withState = (report: ProviderReport | null, state: ReportedState) => report && { ...report, state };
  if (ORDER_EVENT.test(type)) return reports.ofOrder(resource);
  if (type === REVERSED) return withState(await reports.ofCapture(resource), 'dispute_lost');
  if (CAPTURE_EVENT.test(type)) return reports.ofCapture(resource);
  if (DISPUTE_EVENT.test(type)) return withState(await reports.ofDispute(resource), disputeState(resource));
  return null;
};
