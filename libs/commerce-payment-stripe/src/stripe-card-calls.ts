import type { Stripe } from 'stripe';
import { calling } from './stripe-calls.ts';
import { setupIntentParams, setupSessionParams, type CardToSave } from './stripe-card-requests.ts';

const WITH_CARD = { expand: ['payment_method'] };
const SESSION_WITH_CARD = { expand: ['setup_intent.payment_method'] };

type NewCustomer = { readonly brand: string; readonly email: string; readonly key: string };

/** The calls about saved cards: customers, their cards, and cards that are saved without a payment. */
export const createCardCalls = (stripe: Stripe) => ({
  createCustomer: ({ brand, email, key }: NewCustomer) =>
    calling('customers.create', () =>
      stripe.customers.create({ email, metadata: { brand } }, { idempotencyKey: key }),
    ),

  deleteCustomer: (id: string) => calling('customers.del', () => stripe.customers.del(id)),

  detachCard: (id: string) => calling('methods.detach', () => stripe.paymentMethods.detach(id)),

  getCard: (id: string) => calling('methods.retrieve', () => stripe.paymentMethods.retrieve(id)),

  getIntentWithCard: (id: string) =>
    calling('intents.retrieve', () => stripe.paymentIntents.retrieve(id, WITH_CARD)),

  /** Saves the card of the token, or asks for its bank first. */
  createSetupIntent: (order: CardToSave, token: string) =>
    calling('setupintents.create', () =>
      stripe.setupIntents.create(setupIntentParams(order, token), { idempotencyKey: order.reference }),
    ),

  getSetupIntent: (id: string) =>
    calling('setupintents.retrieve', () => stripe.setupIntents.retrieve(id, WITH_CARD)),

  createSetupSession: (order: CardToSave) =>
    calling('setupsessions.create', () =>
      stripe.checkout.sessions.create(setupSessionParams(order), { idempotencyKey: order.reference }),
    ),

  getSetupSession: (id: string) =>
    calling('setupsessions.retrieve', () => stripe.checkout.sessions.retrieve(id, SESSION_WITH_CARD)),
});
