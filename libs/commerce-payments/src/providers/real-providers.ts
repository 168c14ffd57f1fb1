import type { PaymentProvider, PaymentProviders } from './payment-provider.ts';

/** Providers of real money, and the name under which each posts its webhooks. */
export type RealProviders = {
  readonly providers: PaymentProviders;
  readonly webhooks: ReadonlyMap<string, PaymentProvider>;
};

/** The providers that the settings configure. There is no adapter of a real one yet. */
export const findRealProviders = (): RealProviders => ({ providers: new Map(), webhooks: new Map() });
