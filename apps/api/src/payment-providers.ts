import { montonio } from '@shop/commerce-payment-montonio';
import { paypal } from '@shop/commerce-payment-paypal';
import { sandbox } from '@shop/commerce-payment-sandbox';
import { stripe } from '@shop/commerce-payment-stripe';
import {
  isReady,
  refusedSettings,
  type ProviderEntry,
  type Settings,
} from '@shop/commerce-payments/providers';

/**
 * Every payment provider of the API: one line each, as in `@shop/commerce-payments/registry`. Where two take the same
 * method, the first that is ready does.
 */
export const providerEntries: readonly ProviderEntry[] = [montonio, paypal, stripe, sandbox];

/** Ids of the providers of real money that these settings configure. */
export const realProviderIds = (
  settings: Settings,
  entries: readonly ProviderEntry[] = providerEntries,
): string[] =>
  entries.filter((entry) => isReady(entry, { isProduction: true, settings })).map(({ id }) => id);

/** Why settings of providers cannot be used in this profile, each by its name. */
export const refusedOfProviders = (
  given: { readonly isProduction: boolean; readonly settings: Settings },
  entries: readonly ProviderEntry[] = providerEntries,
): string[] => entries.flatMap((entry) => refusedSettings(entry, given));

/** The providers' settings among those of the process, with those of single brands (`NAME_<BRAND>`), without any others. */
export const settingsOfProviders = (
  given: Settings,
  entries: readonly ProviderEntry[] = providerEntries,
): Settings => {
  const names = entries.flatMap(({ settings, optional = [], address }) => [
    ...settings,
    ...optional,
    ...(address ? [address.setting] : []),
  ]);
  const isOurs = (name: string) => names.some((known) => name === known || name.startsWith(`${known}_`));
  return Object.fromEntries(Object.entries(given).filter(([name]) => isOurs(name)));
};
