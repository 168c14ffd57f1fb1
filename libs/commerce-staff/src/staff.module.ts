import { createPasswords, type Passwords } from '@shop/commerce-accounts';
import type { Module } from '@shop/commerce-kit/module';
import type { SettleDeps } from '@shop/commerce-payments';
import { actsRoutes } from './acts.routes.ts';
import { staffBalanceRoutes } from './balance.routes.ts';
import type { MailPort } from '@shop/commerce-mail';
import { staffMiscInvoicesRoutes } from './misc-invoices.routes.ts';
import type { MoveDeps } from './move-balance.ts';
import { refundRoutes } from './refund.routes.ts';
import { createStaffFactor } from './second-factor.ts';
import { sessionRoutes } from './session.routes.ts';
import type { StaffCallDeps } from './staff-call.ts';

type StaffDeps = StaffCallDeps &
  MoveDeps & {
    readonly settling: SettleDeps;
    readonly mail: MailPort;
    readonly passwords?: Passwords;
    /** Seals the keys of authenticator apps. */
    readonly factorKey: string;
    /** False: the demo's key is valid for everyone who has none. */
    readonly isProduction: boolean;
  };

/** The calls of staff: sessions, the log of acts, balances, misc invoices, refunds. */
export const createStaff = ({ passwords = createPasswords(), ...deps }: StaffDeps): { routes: Module } => ({
  routes: async (app) => {
    await sessionRoutes({ ...deps, passwords, secondFactor: createStaffFactor(deps) })(app);
    await actsRoutes(deps)(app);
    await staffBalanceRoutes(deps)(app);
    await staffMiscInvoicesRoutes(deps)(app);
    await refundRoutes(deps)(app);
  },
});
