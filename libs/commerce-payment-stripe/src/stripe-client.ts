import { Stripe } from 'stripe';
import type { StripeAccount } from './stripe-account.ts';
import { createCardCalls } from './stripe-card-calls.ts';
import { calling } from './stripe-calls.ts';
import {
  confirmParams,
  intentParams,
  refundParams,
  sessionParams,
  type CardToCharge,
  type RefundToMake,
  type SessionToCreate,
} from './stripe-requests.ts';

/** The API version of requests, answers and webhooks; the types of the package are of this one. */
export const API_VERSION = '2026-10-28.endive';

const DEFAULT_TIMEOUT_MS = 8_000;
/** The charge, the refunds and the fee, in one answer. */
const WITH_MONEY = { expand: ['payment_intent.latest_charge.balance_transaction'] };
const INTENT_WITH_MONEY = { expand: ['latest_charge.balance_transaction'] };
/** A payment has hardly more refunds than this. */
const MOST_REFUNDS = 100;

const addressOf = ({ apiUrl }: StripeAccount) => {
  const { protocol, hostname: host, port } = new URL(apiUrl);
  return { protocol: protocol === 'http:' ? 'http' : 'https', host, ...(port && { port }) } as const;
};

/**
 * The calls of one account that the shop makes, one method each. The payment engine retries, not the package.
 */
export const createStripeClient = (account: StripeAccount, timeoutMs = DEFAULT_TIMEOUT_MS) => {
  const stripe = new Stripe(account.secretKey, {
    ...addressOf(account),
    apiVersion: API_VERSION,
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const { sessions } = stripe.checkout;
  const { paymentIntents: intents } = stripe;

  return {
    ...createCardCalls(stripe),

    createSession: (order: SessionToCreate) =>
      calling('sessions.create', () =>
        sessions.create(sessionParams(order), { idempotencyKey: order.reference }),
      ),

    getSession: (id: string) => calling('sessions.retrieve', () => sessions.retrieve(id, WITH_MONEY)),

    findSessionOf: async (intentId: string): Promise<string | undefined> => {
      const found = await calling('sessions.list', () =>
        sessions.list({ payment_intent: intentId, limit: 1 }),
      );
      return found.data[0]?.id;
    },

    /** Only a page that is still open can be closed. */
    expireSession: (id: string) => calling('sessions.expire', () => sessions.expire(id)),

    createIntent: (order: SessionToCreate) =>
      calling('intents.create', () =>
        intents.create(intentParams(order), { idempotencyKey: order.reference }),
      ),

    /** Charges the card, or asks for the buyer's bank first. */
    confirmIntent: (id: string, order: SessionToCreate, card: CardToCharge) =>
      calling('intents.confirm', () =>
        intents.confirm(id, confirmParams(order, card), { idempotencyKey: `${order.reference}:confirm` }),
      ),

    /** Charges the card after the buyer's bank has agreed. */
    confirmAfterBank: (id: string, reference: string) =>
      calling('intents.confirm', () => intents.confirm(id, {}, { idempotencyKey: `${reference}:charge` })),

    getIntent: (id: string) => calling('intents.retrieve', () => intents.retrieve(id, INTENT_WITH_MONEY)),

    /** Refused for an intent that was paid. */
    cancelIntent: (id: string) => calling('intents.cancel', () => intents.cancel(id)),

    refund: (intentId: string, refund: RefundToMake) =>
      calling('refunds.create', () =>
        stripe.refunds.create(refundParams(intentId, refund), { idempotencyKey: refund.key }),
      ),

    refundsOf: async (intentId: string): Promise<readonly Stripe.Refund[]> => {
      const found = await calling('refunds.list', () =>
        stripe.refunds.list({ payment_intent: intentId, limit: MOST_REFUNDS }),
      );
      return found.data;
    },

    getDispute: (id: string) => calling('disputes.retrieve', () => stripe.disputes.retrieve(id)),
  };
};

export type StripeClient = ReturnType<typeof createStripeClient>;
