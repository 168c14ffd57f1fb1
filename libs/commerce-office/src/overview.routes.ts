import { staffCallsContract } from '@shop/contracts/staff';
import type { Module } from '@shop/commerce-kit/module';
import { staffCallsOf, verifyActs } from '@shop/commerce-staff';
import type { OfficeDeps } from './office.ports.ts';
import { countWaiting } from './overview.ts';

/** What waits, and the state of the log. */
export const overviewRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db } = deps;

    call(staffCallsContract.overview, ({ staff }) => countWaiting(deps, staff.roles));

    call(staffCallsContract.verifyLog, async () => {
      const verified = await verifyActs(db);
      return verified.isWhole
        ? { acts: verified.acts, last_hash: verified.lastHash, broken_at: null }
        : { acts: verified.brokenAt - 1, last_hash: null, broken_at: verified.brokenAt };
    });
  };
