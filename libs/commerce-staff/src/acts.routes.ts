import { staffCallsContract } from '@shop/contracts/staff';
import type { Module } from '@shop/commerce-kit/module';
import { toStamp } from '@shop/commerce-kit/stamp';
import { findActs } from './act-log.ts';
import { staffCallsOf, type StaffCallDeps } from './staff-call.ts';

const USUAL_PAGE = 50;

const momentOf = (said: string | undefined): Date | undefined => (said ? new Date(said) : undefined);

/** The search in the log of acts. */
export const actsRoutes =
  (deps: StaffCallDeps): Module =>
  async (app) => {
    staffCallsOf(app, deps)(staffCallsContract.acts, async ({ body }) => {
      const { from, until, limit = USUAL_PAGE, ...asked } = body;
      const found = await findActs(deps.db, {
        ...asked,
        from: momentOf(from),
        until: momentOf(until),
        limit: limit + 1,
      });
      const acts = found.slice(0, limit);
      return {
        acts: acts.map(({ previous_hash: _, at, before, after, ...act }) => ({
          ...act,
          at: toStamp(at),
          before,
          after,
        })),
        next: found.length > limit ? (acts.at(-1)?.position ?? null) : null,
      };
    });
  };
