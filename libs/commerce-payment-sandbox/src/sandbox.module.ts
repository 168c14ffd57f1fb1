import type { Module } from '@shop/commerce-kit/module';
import type { SandboxDeps } from './sandbox-deps.ts';
import { createSandboxBooks } from './sandbox.books.ts';
import { createSandboxDelivery } from './sandbox.delivery.ts';
import { createSandboxProvider } from './sandbox.provider.ts';
import { sandboxRoutes } from './sandbox.routes.ts';
import type { PaymentProviders } from '@shop/commerce-payments/providers';

/** A payment provider without a network: its own records, pages and signed webhooks. */
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

export { SIGNATURE_HEADER } from './sandbox.provider.ts';
export { createWebhookPoster } from './post-webhook.ts';
