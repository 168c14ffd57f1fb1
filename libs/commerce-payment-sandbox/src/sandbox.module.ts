import type { Database } from '@shop/database';
import type { Module } from '@shop/commerce-kit/module';
import { createSandboxBooks } from './sandbox.books.ts';
import { createSandboxDelivery } from './sandbox.delivery.ts';
import { createSandboxProvider } from './sandbox.provider.ts';
import { sandboxRoutes } from './sandbox.routes.ts';
import type { PaymentProviders } from '@shop/commerce-payments/providers';

export type SandboxDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  /** Shared with the shop's side, as a real provider's webhook secret is. */
  readonly secret: string;
  /** Posts a webhook to the shop and says with which status it answered. */
  readonly deliver: (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;
};

/** A payment provider that needs no network: own books, own pages, own signed webhooks. */
export const createSandbox = (deps: SandboxDeps) => {
  const providers: PaymentProviders = new Map([
    [1, createSandboxProvider(1, deps)],
    [2, createSandboxProvider(2, deps)],
    [3, createSandboxProvider(3, deps)],
  ]);
  const books = createSandboxBooks(deps.db);
  const routes: Module = sandboxRoutes({ books, clock: deps.clock });
  return { providers, books, routes, deliverDue: createSandboxDelivery(deps) };
};

export type Sandbox = ReturnType<typeof createSandbox>;
export { SIGNATURE_HEADER } from './sandbox.provider.ts';
export { createWebhookPoster } from './post-webhook.ts';
