import type { Module } from '@shop/commerce-kit/module';
import { peopleRoutes } from './people/people.routes.ts';
import { proInvoicesRoutes } from './pro-invoices.routes.ts';
import { proRoutes } from './pro.routes.ts';
import type { ProDeps } from './pro.ports.ts';

/** Business accounts. */
export const createPro = (deps: ProDeps): { readonly routes: Module } => ({
  routes: async (app) => {
    await proRoutes(deps)(app);
    await proInvoicesRoutes(deps)(app);
    await peopleRoutes(deps)(app);
  },
});
