import { staffCallsContract } from '@shop/contracts/staff';
import { leftOnAccount } from '@shop/domain/on-account';
import { toWire } from '@shop/domain/wire-amount';
import type { Module } from '@shop/commerce-kit/module';
import { toStamp } from '@shop/commerce-kit/stamp';
import { staffCallsOf } from '@shop/commerce-staff';
import type { OfficeDeps } from './office.ports.ts';

/** What a business client may buy on account and owes. */
export const companyAccountRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    staffCallsOf(app, deps)(
      staffCallsContract.companyAccount,
      async ({ body: { client_id: clientId }, now }) => {
        const found = await deps.companyAccount(clientId, now);
        if (!found) return { account: null };
        const { company, currency, limit, used, dueDays, overdue, people } = found;
        return {
          account: {
            ...{ company, currency, limit: toWire(limit), used: toWire(used), due_days: dueDays },
            left: toWire(leftOnAccount({ limit, used, isOverdue: false })),
            overdue: overdue.map(({ dueOn, open, ...invoice }) => ({
              ...{ ...invoice, due_on: dueOn, open: toWire(open) },
            })),
            people: people.map(({ id, first_name, last_name, email, role, since }) => ({
              ...{ client_id: id, name: `${first_name} ${last_name}`.trim(), email, role },
              since: toStamp(since),
            })),
          },
        };
      },
    );
  };
