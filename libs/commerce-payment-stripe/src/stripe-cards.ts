import type {
  SavedMeansPort,
  SetupOrder,
  SetupReport,
  ShownCard,
  StartedSetup,
} from '@shop/domain/saved-means';
import type { Stripe } from 'stripe';
import type { StripeClient } from './stripe-client.ts';
import { StripeProblem } from './stripe-problem.ts';
import { refusalOf } from './stripe-refusals.ts';
import type { StripeRepository } from './stripe.repository.ts';

type CardsDeps = {
  /** The name of the account that takes a brand's money. */
  readonly accountOf: (brand: string) => string | null;
  /** By the name of an account; undefined for one that the shop no longer has. */
  readonly clientOf: (account: string) => StripeClient | undefined;
  readonly clientOfBrand: (brand: string) => StripeClient;
  readonly payments: StripeRepository;
};

const NOT_FOUND = 404;
const isMissing = (error: unknown): boolean => error instanceof StripeProblem && error.status === NOT_FOUND;

/** What is shown of a card; null for an id that was not expanded, and for other payment methods. */
const shownOf = (method: Stripe.PaymentMethod | string | null): ShownCard | null => {
  if (typeof method !== 'object' || !method?.card) return null;
  const { brand, last4, exp_year: year, exp_month: month } = method.card;
  return { token: method.id, network: brand, lastFour: last4, expires: { year, month } };
};

const refused = (ref: string | null, reason: SetupReport['reason'] = 'refused'): SetupReport => ({
  ...{ ref, state: 'refused', card: null, reason },
});

const reportOf = (ref: string, intent: Stripe.SetupIntent): SetupReport => {
  const { status, last_setup_error: error } = intent;
  if (status === 'succeeded') {
    const card = shownOf(intent.payment_method);
    return card ? { ref, state: 'kept', card } : refused(ref);
  }
  if (error) return refused(ref, refusalOf(error));
  if (status === 'canceled') return refused(ref, 'cancelled');
  return { ref, state: 'open', card: null };
};

const isSession = (ref: string): boolean => ref.startsWith('cs_');

const createSetups = (clientOf: (account: string) => StripeClient) => {
  const ofSession = async (client: StripeClient, ref: string): Promise<SetupReport> => {
    const { status, setup_intent: intent } = await client.getSetupSession(ref);
    if (status === 'expired') return refused(ref, 'expired');
    if (status !== 'complete' || typeof intent !== 'object' || !intent)
      return { ref, state: 'open', card: null };
    return reportOf(ref, intent);
  };

  const setup: SavedMeansPort['setup'] = async ({ account, ref }) => {
    const client = clientOf(account);
    return isSession(ref) ? ofSession(client, ref) : reportOf(ref, await client.getSetupIntent(ref));
  };

  const onPage = async (order: SetupOrder): Promise<StartedSetup> => {
    const { id, url } = await clientOf(order.account).createSetupSession(order);
    if (url === null) throw new Error('the provider names no page for the client');
    return { ref: id, state: 'open', card: null, redirectUrl: url };
  };

  const byToken = async (order: SetupOrder, token: string): Promise<StartedSetup> => {
    try {
      const { id, next_action: next } = await clientOf(order.account).createSetupIntent(order, token);
      const bank = next?.redirect_to_url?.url;
      if (bank) return { ref: id, state: 'open', card: null, redirectUrl: bank };
      // The bank can be asked by the provider's script only.
      if (next) return { ...refused(id, 'authentication_failed'), redirectUrl: null };
      return { ...(await setup({ account: order.account, ref: id })), redirectUrl: null };
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      const { code, declineCode } = error;
      const reason = refusalOf({ code, ...(declineCode !== undefined && { decline_code: declineCode }) });
      return { ...refused(null, reason), redirectUrl: null };
    }
  };

  const beginSetup: SavedMeansPort['beginSetup'] = (order) =>
    order.token === null ? onPage(order) : byToken(order, order.token);

  return { setup, beginSetup };
};

/** Saved cards: each is the provider's payment method of its customer, who is a client of a brand. */
export const createStripeCards = ({
  accountOf,
  clientOf,
  clientOfBrand,
  payments,
}: CardsDeps): SavedMeansPort => {
  const mustHave = (account: string): StripeClient => {
    const client = clientOf(account);
    if (!client) throw new Error(`there is no account ${account}`);
    return client;
  };

  return {
    accountOf,

    createHolder: async ({ account, brand, key, email }) =>
      (await mustHave(account).createCustomer({ brand, key, email })).id,

    deleteHolder: async ({ account, holder }) => {
      try {
        await clientOf(account)?.deleteCustomer(holder);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },

    detach: async ({ account, token }) => {
      const client = clientOf(account);
      if (!client) return;
      try {
        await client.detachCard(token);
      } catch (error) {
        if (!(error instanceof StripeProblem)) throw error;
        if (!isMissing(error) && (await client.getCard(token)).customer !== null) throw error;
      }
    },

    ofPayment: async (reference) => {
      const payment = await payments.find(reference);
      if (!payment?.intent_id) return null;
      const { payment_method: method } = await clientOfBrand(payment.brand).getIntentWithCard(
        payment.intent_id,
      );
      const isKept = typeof method === 'object' && method !== null && method.customer !== null;
      return isKept ? shownOf(method) : null;
    },

    ...createSetups(mustHave),
  };
};
