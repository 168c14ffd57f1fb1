import type { Module } from '@shop/commerce-kit/module';
import type { PayablesDeps } from './payables.ports.ts';
import { payablesRoutes } from './payables.routes.ts';

/** What waits to be paid by itself: quotes and forward requests now, invoices and top-ups when there are any. */
export const createPayables = (deps: PayablesDeps): { routes: Module } => ({ routes: payablesRoutes(deps) });
