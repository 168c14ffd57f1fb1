import type { Module } from '@shop/commerce-kit/module';
import type { SandboxDeps } from './sandbox-deps.ts';
import { createSandboxBooks } from './sandbox.books.ts';
import { createSandboxDelivery } from './sandbox.delivery.ts';
import { createSandboxAdapter } from './sandbox.adapter.ts';
import { sandboxRoutes } from './sandbox.routes.ts';
import type { PaymentAdapters } from '@shop/commerce-payments/providers';

/** A payment provider without a network: its own records, pages and signed webhooks. */
export const createSandbox = (deps: SandboxDeps) => {
  const adapters = [
    createSandboxAdapter('card', deps),
    createSandboxAdapter('wallet', deps),
    createSandboxAdapter('bank', deps),
  ] as const;
  const providers: PaymentAdapters = new Map(adapters.map((adapter) => [adapter.method.id, adapter]));
  const books = createSandboxBooks(deps.db);
  const routes: Module = sandboxRoutes({ books, clock: deps.clock });
  return { adapters, providers, books, routes, deliverDue: createSandboxDelivery(deps) };
};

export { SIGNATURE_HEADER } from './sandbox.adapter.ts';
export { createWebhookPoster } from './post-webhook.ts';
