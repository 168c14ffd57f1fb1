import { sandbox } from '@shop/commerce-payment-sandbox';
import { isReady, type ProviderEntry, type Settings } from '@shop/commerce-payments/providers';

/** Every payment provider that the API is built with: a line each, as in `@shop/commerce-payments/registry`. */
export const providerEntries: readonly ProviderEntry[] = [sandbox];

/** Ids of the providers that take real money with these settings. */
export const realProviderIds = (
  settings: Settings,
  entries: readonly ProviderEntry[] = providerEntries,
): string[] =>
  entries.filter((entry) => isReady(entry, { isProduction: true, settings })).map(({ id }) => id);

/** The settings of providers among those of the process; nothing else is kept of them. */
export const settingsOfProviders = (
  given: Settings,
  entries: readonly ProviderEntry[] = providerEntries,
): Settings =>
  Object.fromEntries(entries.flatMap(({ settings }) => settings).map((name) => [name, given[name]]));
