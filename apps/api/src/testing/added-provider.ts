import { err, ok } from '@shop/domain/result';
import {
  checkSignature,
  signWebhook,
  type PaymentAdapter,
  type PaymentOrder,
  type ProviderEntry,
  type ProviderReport,
} from '@shop/commerce-payments/providers';
import { madeUpProvider } from '@shop/testing/made-up-provider';

const [SIGNATURE = ''] = madeUpProvider.signatureHeaders;
const KEY = 'MADE_UP_KEY';

type Account = {
  readonly order: PaymentOrder;
  state: 'open' | 'captured' | 'cancelled';
  readonly refunds: Map<string, number>;
};

/**
 * A provider with its own books, built by `docs/providers/add-a-provider.md`. The books are in memory
 * here, so that a test can act for the shopper and read what was taken.
 */
export const createAddedProvider = () => {
  const accounts = new Map<string, Account>();
  const refundedOf = ({ refunds }: Account) => [...refunds.values()].reduce((sum, one) => sum + one, 0);

  const reportOf = (reference: string): ProviderReport => {
    const account = accounts.get(reference);
    if (!account) return { reference, ref: null, state: 'unknown', money: null };
    const { order, state } = account;
    const refunded = refundedOf(account);
    return {
      reference,
      ref: `gift-${reference}`,
      state: refunded === order.amount ? 'refunded' : state,
      money: state === 'captured' ? { amount: order.amount, currency: order.currency, refunded } : null,
      ...(state === 'cancelled' && { reason: 'cancelled' }),
    };
  };

  const adapterOf = (secret: string): PaymentAdapter => {
    const [method] = madeUpProvider.methods;
    if (!method) throw new Error('the made-up provider has a method');
    return {
      provider: madeUpProvider.id,
      method,
      options: [],
      start: async (order) => {
        if (!accounts.has(order.reference)) {
          accounts.set(order.reference, { order, state: 'open', refunds: new Map() });
        }
        return {
          ...reportOf(order.reference),
          redirectUrl: `https://made-up.example/${order.reference}`,
        };
      },
      status: async (reference) => reportOf(reference),
      cancel: async (reference) => {
        const account = accounts.get(reference);
        if (account?.state === 'open') account.state = 'cancelled';
        return reportOf(reference);
      },
      refund: async (reference, _at, { amount, key }) => {
        const account = accounts.get(reference);
        if (account?.state !== 'captured') return { ...reportOf(reference), refused: 'not_captured' };
        if (!account.refunds.has(key)) account.refunds.set(key, amount);
        return reportOf(reference);
      },
      verifyWebhook: async (rawBody, headers, now) => {
        const header = headers[SIGNATURE];
        const signed = checkSignature(secret, typeof header === 'string' ? header : undefined, rawBody, now);
        if (!signed.ok) return signed;
        const [type, reference] = rawBody.split(' ');
        if (!type || !reference) return err('malformed');
        return ok({ eventId: rawBody, type, report: reportOf(reference) });
      },
    };
  };

  const entry: ProviderEntry = {
    ...madeUpProvider,
    profile: 'production',
    settings: [KEY],
    create: ({ settings }) => ({ adapters: [adapterOf(settings[KEY] ?? '')], routes: [], duties: [] }),
  };

  return {
    entry,
    settings: { [KEY]: 'a key of the account' },
    /** The shopper pays on the provider's page. */
    pay: (reference: string) => {
      const account = accounts.get(reference);
      if (account?.state === 'open') account.state = 'captured';
    },
    /** A webhook as this provider sends it. */
    webhook: (reference: string, now: Date, secret = 'a key of the account') => {
      const payload = `payment.captured ${reference}`;
      return { payload, headers: { [SIGNATURE]: signWebhook(secret, payload, now) } };
    },
    refundsOf: (reference: string) => [...(accounts.get(reference)?.refunds.values() ?? [])],
    count: () => accounts.size,
  };
};
