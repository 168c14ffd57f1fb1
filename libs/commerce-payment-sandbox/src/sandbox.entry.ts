import type { ProviderEntry } from '@shop/commerce-payments/providers';
import { sandboxProvider } from '@shop/commerce-payment-sandbox/public';
import { createWebhookPoster } from './post-webhook.ts';
import { createSandbox } from './sandbox.module.ts';

const SOON_MS = 500;

/** The sandbox provider for the API. */
export const sandbox: ProviderEntry = {
  ...sandboxProvider,
  profile: 'demo',
  settings: [],
  create: ({ db, clock, secret, webhookUrl }) => {
    const { adapters, routes, deliverDue } = createSandbox({
      ...{ db, clock, secret },
      deliver: createWebhookPoster(webhookUrl),
    });
    return { adapters, routes: [routes], duties: [{ everyMs: SOON_MS, work: deliverDue }] };
  },
};
