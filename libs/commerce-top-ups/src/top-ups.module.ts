import type { Database } from '@shop/database';
import type { Module } from '@shop/commerce-kit/module';
import { topUpsRoutes } from './top-ups.routes.ts';

export { createTopUpKind } from './top-up-kind.ts';

/** The call that begins a top-up. */
export const createTopUps = (deps: { readonly db: Database }): { routes: Module } => ({
  routes: topUpsRoutes(deps),
});
