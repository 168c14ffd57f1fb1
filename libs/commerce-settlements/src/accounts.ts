import { accountSuffixes, type ProviderEntry, type Settings } from '@shop/commerce-payments/providers';
import type { Scope } from './settlements.repository.ts';

/** The account that takes the money of all brands without one of their own. */
export const MAIN_ACCOUNT = 'main';

export type SettledProvider = Pick<
  ProviderEntry,
  'id' | 'methods' | 'settings' | 'readSettlement' | 'findReference'
>;

/** Keys of the brands that have an account of their own at a provider. */
export const ownAccounts = (provider: Pick<SettledProvider, 'settings'>, settings: Settings): string[] =>
  accountSuffixes(settings, provider.settings).map((suffix) => suffix.slice(1).toLowerCase());

/** The payments that a report of this account is about; null for an account that the settings do not name. */
export const scopeOf = (provider: SettledProvider, settings: Settings, account: string): Scope | null => {
  const own = ownAccounts(provider, settings);
  if (account !== MAIN_ACCOUNT && !own.includes(account)) return null;
  return {
    ...{ provider: provider.id, account, methods: provider.methods.map(({ id }) => id) },
    takes: account === MAIN_ACCOUNT ? { notBrands: own } : { brand: account },
  };
};
