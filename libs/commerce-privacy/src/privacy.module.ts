import type { Module } from '@shop/commerce-kit/module';
import { consentRoutes } from './consent.routes.ts';
import type { PrivacyDeps } from './privacy.ports.ts';
import { privacyRoutes } from './privacy.routes.ts';

/** Export and erasure of a client's data, and the record of choices about cookies. */
export const createPrivacy = (deps: PrivacyDeps): { readonly routes: Module } => ({
  routes: async (app) => {
    await privacyRoutes(deps)(app);
    await consentRoutes(deps)(app);
  },
});
