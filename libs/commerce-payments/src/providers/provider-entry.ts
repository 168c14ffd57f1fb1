import type { Module } from '@shop/commerce-kit/module';
import type { Database } from '@shop/database';
import type { PaymentProvider } from '@shop/domain/payment-provider';
import type { PaymentAdapter } from './payment-adapter.ts';

/** Settings of the process by name. An empty one counts as not said. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** What the API gives a provider to work with. */
export type ProviderNeeds = {
  readonly db: Database;
  readonly clock: () => Date;
  /** Of this provider alone: what one signs with that runs inside the API. */
  readonly secret: string;
  /** Where its webhooks arrive, seen from this machine. */
  readonly webhookUrl: string;
  /** Settings of providers; each that this one names is said. */
  readonly settings: Settings;
};

/** A provider that takes payments. */
export type ProviderAtWork = {
  /** One for each method that it takes. The first one reads the webhooks of all. */
  readonly adapters: readonly [PaymentAdapter, ...PaymentAdapter[]];
  /** Pages of its own: for a provider that runs inside the API. */
  readonly routes: readonly Module[];
  readonly duties: readonly { readonly everyMs: number; readonly work: () => Promise<unknown> }[];
};

/** The one entry of a payment provider's folder: what all may know of it, and what the API alone needs. */
export type ProviderEntry = PaymentProvider & {
  /** Where it takes payments. A provider of one profile does not exist in the other. */
  readonly profile: 'demo' | 'production';
  /** Names of the settings that it needs, as `docs/deploy.md` lists them. Without one of them it is not offered. */
  readonly settings: readonly string[];
  readonly create: (needs: ProviderNeeds) => ProviderAtWork;
};

/** Whether a provider takes payments here. */
export const isReady = (
  { profile, settings }: Pick<ProviderEntry, 'profile' | 'settings'>,
  given: { readonly isProduction: boolean; readonly settings: Settings },
): boolean =>
  (profile === 'production') === given.isProduction &&
  settings.every((name) => (given.settings[name] ?? '') !== '');
