import type { Module } from '@shop/commerce-kit/module';
import type { PayablesDeps } from './payables.ports.ts';
import { payablesRoutes } from './payables.routes.ts';

/** Payables that are paid without a checkout: quotes and forward requests. */
export const createPayables = (deps: PayablesDeps): { routes: Module } => ({ routes: payablesRoutes(deps) });
