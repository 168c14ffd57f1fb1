import { paypalProvider } from '@shop/commerce-payment-paypal/public';
import type { ProviderEntry } from '@shop/commerce-payments/providers';
import { API_URL, LIVE_API, readAccounts, REQUIRED } from './paypal-account.ts';
import { readPayPalSettlement } from './paypal-settlement.ts';
import { createPayPalAdapter } from './paypal.adapter.ts';
import { findReferenceOfCapture } from './paypal.repository.ts';

/** The PayPal provider for the API. */
export const paypal: ProviderEntry = {
  ...paypalProvider,
  profile: 'production',
  settings: REQUIRED,
  address: { setting: API_URL, real: LIVE_API },
  readSettlement: readPayPalSettlement,
  findReference: findReferenceOfCapture,
  create: ({ db, clock, settings }) => ({
    adapters: [createPayPalAdapter({ db, clock, accounts: readAccounts(settings) })],
    routes: [],
    duties: [],
  }),
};
