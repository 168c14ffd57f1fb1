import type { Module } from '@shop/commerce-kit/module';
import { lapseMiscInvoices } from './lapse-invoices.ts';
import type { MiscInvoicesDeps } from './misc-invoices.ports.ts';
import { miscInvoicesRoutes } from './misc-invoices.routes.ts';

type CreatedMiscInvoices = {
  readonly routes: Module;
  /** Marks those whose due day is over. */
  readonly lapse: () => Promise<number>;
};

/** The calls of clients, and the work of every day. */
export const createMiscInvoices = (deps: MiscInvoicesDeps): CreatedMiscInvoices => ({
  routes: miscInvoicesRoutes(deps),
  lapse: () => lapseMiscInvoices(deps),
});
