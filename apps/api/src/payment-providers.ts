import { sandbox } from '@shop/commerce-payment-sandbox';
import { isReady, type ProviderEntry, type Settings } from '@shop/commerce-payments/providers';

/** Every payment provider of the API: one line each, as in `@shop/commerce-payments/registry`. */
export const providerEntries: readonly ProviderEntry[] = [sandbox];

/** Ids of the providers of real money that these settings configure. */
export const realProviderIds = (
  settings: Settings,
  entries: readonly ProviderEntry[] = providerEntries,
): string[] =>
  entries.filter((entry) => isReady(entry, { isProduction: true, settings })).map(({ id }) => id);

/** The providers' settings among those of the process, without any others. */
export const settingsOfProviders = (
  given: Settings,
  entries: readonly ProviderEntry[] = providerEntries,
): Settings =>
  Object.fromEntries(entries.flatMap(({ settings }) => settings).map((name) => [name, given[name]]));
