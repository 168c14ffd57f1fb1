import { stripeProvider } from '@shop/commerce-payment-stripe/public';
import type { ProviderEntry } from '@shop/commerce-payments/providers';
import { API_URL, LIVE_API, readAccounts, PUBLISHABLE_KEY, refusedKeys, REQUIRED } from './stripe-account.ts';
import { readStripeSettlement } from './stripe-settlement.ts';
import { createStripeAdapter } from './stripe.adapter.ts';
import { findReferenceOfIntent } from './stripe.repository.ts';

/** The Stripe provider for the API. */
export const stripe: ProviderEntry = {
  ...stripeProvider,
  profile: 'production',
  settings: REQUIRED,
  optional: [PUBLISHABLE_KEY],
  address: { setting: API_URL, real: LIVE_API },
  refuses: refusedKeys,
  readSettlement: readStripeSettlement,
  findReference: findReferenceOfIntent,
  create: ({ db, clock, settings }) => ({
    adapters: [createStripeAdapter({ db, clock, accounts: readAccounts(settings) })],
    routes: [],
    duties: [],
  }),
};
