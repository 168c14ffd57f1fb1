import { ok } from '@shop/domain/result';
import type { PaymentAdapter, ProviderEntry, ProviderReport } from '@shop/commerce-payments/providers';
import { madeUpProvider } from '@shop/testing/made-up-provider';

const reportOf = (reference: string): ProviderReport => ({
  reference,
  ref: `made-up-${reference}`,
  state: 'open',
  money: null,
});
const answer = async (reference: string) => reportOf(reference);

const madeUpAdapters = madeUpProvider.methods.map((method): PaymentAdapter => ({
  provider: madeUpProvider.id,
  method,
  options: [],
  start: async ({ reference }) => ({
    ...reportOf(reference),
    redirectUrl: `https://made-up.example/${reference}`,
  }),
  status: answer,
  cancel: answer,
  refund: answer,
  verifyWebhook: async () =>
    ok({
      eventId: 'evt_1',
      type: 'payment.captured',
      report: {
        reference: 'unknown',
        ref: null,
        state: 'captured',
        money: { amount: 0, currency: 'EUR', refunded: null },
      },
    }),
}));

/** A made-up provider as the API composes one: its payments stay open, and it accepts every webhook. */
export const madeUpEntry = (change: Partial<ProviderEntry> = {}): ProviderEntry => {
  const [first, ...others] = madeUpAdapters;
  if (!first) throw new Error('the made-up provider has a method');
  return {
    ...madeUpProvider,
    profile: 'demo',
    settings: [],
    create: () => ({ adapters: [first, ...others], routes: [], duties: [] }),
    ...change,
  };
};
