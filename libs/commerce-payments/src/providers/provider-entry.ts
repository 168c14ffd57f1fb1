import type { Module } from '@shop/commerce-kit/module';
import type { Database } from '@shop/database';
import type { PaymentProvider } from '@shop/domain/payment-provider';
import type { PaymentAdapter } from './payment-adapter.ts';
import type { SettlementLine } from './settlement-line.ts';

/** Settings of the process by name. An empty one counts as not set. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** The dependencies that the API passes to a provider. */
export type ProviderNeeds = {
  readonly db: Database;
  readonly clock: () => Date;
  /** Of this provider only: a provider that runs inside the API signs with it. */
  readonly secret: string;
  /** The address of its webhooks, as reached from this machine. */
  readonly webhookUrl: string;
  /** Settings of providers; all that this one requires are set. */
  readonly settings: Settings;
};

/** A provider that takes payments. */
export type ProviderAtWork = {
  /** One for each of its methods. The first one reads the webhooks of all. */
  readonly adapters: readonly [PaymentAdapter, ...PaymentAdapter[]];
  /** Its own pages, for a provider that runs inside the API. */
  readonly routes: readonly Module[];
  readonly duties: readonly { readonly everyMs: number; readonly work: () => Promise<unknown> }[];
};

/** The one entry of a payment provider's folder: its public data, and what only the API needs. */
export type ProviderEntry = PaymentProvider & {
  /** The profile in which it takes payments. It is not available in the other. */
  readonly profile: 'demo' | 'production';
  /** Names of the settings that it needs, as `docs/deploy.md` lists them. Without one of them it is not offered. */
  readonly settings: readonly string[];
  /** Names of settings that it can do without. */
  readonly optional?: readonly string[];
  /** The setting with another address of its API, for an emulator: production accepts the real one only. */
  readonly address?: { readonly setting: string; readonly real: string };
  /**
   * Why keys that are all set cannot be used, each as `NAME: why`, never with a value. Asked where settings are read, so
   * that the process does not start.
   */
  readonly refuses?: (settings: Settings) => readonly string[];
  /**
   * Reads its settlement report.
   * @throws UnreadableCsv with the line that is not as the provider documents it.
   */
  readonly readSettlement?: (csv: string) => readonly SettlementLine[];
  /** The reference of a payment by the provider's own id in that report. */
  readonly findReference?: (db: Database, paymentId: string) => Promise<string | undefined>;
  readonly create: (needs: ProviderNeeds) => ProviderAtWork;
};

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether an address is on this machine, where an emulator may run. */
export const isOnThisMachine = (address: string): boolean =>
  URL.canParse(address) && LOOPBACK.includes(new URL(address).hostname);

/**
 * Whether a provider takes payments in this profile and with these settings. In the demo, a provider of real
 * money does so only through an emulator on this machine, and in production only at its real address.
 */
export const isReady = (
  { profile, settings, address }: Pick<ProviderEntry, 'profile' | 'settings' | 'address'>,
  given: { readonly isProduction: boolean; readonly settings: Settings },
): boolean => {
  if (!settings.every((name) => (given.settings[name] ?? '') !== '')) return false;
  if (profile === 'demo') return !given.isProduction;
  const asked = (address && given.settings[address.setting]) || address?.real;
  return given.isProduction ? asked === address?.real : isOnThisMachine(asked ?? '');
};
