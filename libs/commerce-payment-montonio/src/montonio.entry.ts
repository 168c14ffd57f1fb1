import { montonioProvider } from '@shop/commerce-payment-montonio/public';
import type { ProviderEntry } from '@shop/commerce-payments/providers';
import { ADDRESS_SETTING, readAccounts, REAL_API, SETTINGS } from './montonio-account.ts';
import { readMontonioSettlement } from './montonio-settlement.ts';
import { createMontonioAdapter } from './montonio.adapter.ts';
import { findReferenceOfOrder } from './montonio.repository.ts';

const SOON_MS = 5_000;

/** The provider of bank links for the API. */
export const montonio: ProviderEntry = {
  ...montonioProvider,
  profile: 'production',
  settings: SETTINGS,
  address: { setting: ADDRESS_SETTING, real: REAL_API },
  readSettlement: readMontonioSettlement,
  findReference: findReferenceOfOrder,
  create: ({ db, clock, settings }) => {
    const { adapter, refreshBanks } = createMontonioAdapter({
      ...{ db, clock },
      accounts: readAccounts(settings),
      notificationUrlOf: ({ returnUrl }) => new URL(`/api/webhooks/${montonioProvider.id}`, returnUrl).href,
    });
    return { adapters: [adapter], routes: [], duties: [{ everyMs: SOON_MS, work: refreshBanks }] };
  },
};
