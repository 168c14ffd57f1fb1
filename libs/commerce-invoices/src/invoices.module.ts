import type { Module } from '@shop/commerce-kit/module';
import { findMissed } from './find-missed.ts';
import { invoicesRoutes } from './invoices.routes.ts';
import { issueDue, type IssueDeps } from './issue-due.ts';

export { creditShare, invoiced } from './invoiced.ts';
export { findMissed } from './find-missed.ts';
export { issueDue } from './issue-due.ts';

type CreatedInvoices = {
  readonly routes: Module;
  /** Writes the due documents; the first time also for payments without any. */
  readonly issue: () => Promise<number>;
};

/** Invoices and credit notes. */
export const createInvoices = (deps: IssueDeps): CreatedInvoices => {
  let hasLooked = false;
  return {
    routes: invoicesRoutes(deps),
    issue: async () => {
      if (!hasLooked) hasLooked = await findMissed(deps.db);
      return issueDue(deps);
    },
  };
};
