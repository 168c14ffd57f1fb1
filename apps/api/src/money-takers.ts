import type { Deps } from './deps.ts';
import type { PaymentProvider, PaymentProviders } from '@shop/commerce-payments/providers';
import { createSandbox, createWebhookPoster } from '@shop/commerce-payment-sandbox';
import type { Module } from '@shop/commerce-kit/module';

export type MoneyTakers = {
  readonly providers: PaymentProviders;
  /** By the last part of the address: `/api/webhooks/<name>`. */
  readonly webhooks: ReadonlyMap<string, PaymentProvider>;
  readonly routes: readonly Module[];
  readonly duties: readonly { everyMs: number; work: () => Promise<unknown> }[];
};

const SOON_MS = 500;

/** The payment providers: real ones in production, the sandbox and its pages in the demo profile. Never both. */
export const createMoneyTakers = (deps: Deps): MoneyTakers => {
  const { db, clock, secret, ownUrl, isProduction, realProviders } = deps;
  if (isProduction) {
    if (realProviders.providers.size === 0) throw new Error('Production has no payment provider.');
    return { ...realProviders, routes: [], duties: [] };
  }
  const sandbox = createSandbox({
    db,
    clock,
    secret: `sandbox:${secret}`,
    deliver: createWebhookPoster(`${ownUrl}/api/webhooks/sandbox`),
  });
  const card = sandbox.providers.get(1);
  return {
    providers: sandbox.providers,
    webhooks: new Map(card ? [['sandbox', card]] : []),
    routes: [sandbox.routes],
    duties: [{ everyMs: SOON_MS, work: sandbox.deliverDue }],
  };
};
