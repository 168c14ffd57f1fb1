import { createPasswords, type Passwords } from '@shop/commerce-accounts';
import type { Module } from '@shop/commerce-kit/module';
import type { SettleDeps } from '@shop/commerce-payments';
import { actsRoutes } from './acts.routes.ts';
import { staffBalanceRoutes } from './balance.routes.ts';
import type { MoveDeps } from './move-balance.ts';
import { refundRoutes } from './refund.routes.ts';
import { noSecondFactor, type SecondFactor } from './second-factor.ts';
import { sessionRoutes } from './session.routes.ts';
import type { StaffCallDeps } from './staff-call.ts';

type StaffDeps = StaffCallDeps &
  MoveDeps & {
    readonly settling: SettleDeps;
    readonly passwords?: Passwords;
    readonly secondFactor?: SecondFactor;
  };

/** The calls of staff: sessions, the log of acts, balances, refunds. */
export const createStaff = ({
  passwords = createPasswords(),
  secondFactor = noSecondFactor,
  ...deps
}: StaffDeps): { routes: Module } => ({
  routes: async (app) => {
    await sessionRoutes({ ...deps, passwords, secondFactor })(app);
    await actsRoutes(deps)(app);
    await staffBalanceRoutes(deps)(app);
    await refundRoutes(deps)(app);
  },
});
