import type { Module } from '@shop/commerce-kit/module';
import type { PrivacyDeps } from './privacy.ports.ts';
import { privacyRoutes } from './privacy.routes.ts';

/** Export and erasure of a client's data. */
export const createPrivacy = (deps: PrivacyDeps): { readonly routes: Module } => ({
  routes: privacyRoutes(deps),
});
