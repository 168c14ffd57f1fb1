import { staffCallsContract } from '@shop/contracts/staff';
import { fromWire, toWire } from '@shop/domain/wire-amount';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, invalid, notFound } from '@shop/commerce-kit/problem';
import { orderRefund, type SettleDeps } from '@shop/commerce-payments';
import { auditWithActs } from './audit-with-acts.ts';
import { staffCallsOf, type StaffCallDeps } from './staff-call.ts';

const amountOf = (value: number | null): number | null => {
  try {
    return value === null ? null : fromWire(value);
  } catch {
    throw invalid({ amount: ['fraction'] });
  }
};

/** Refunds that staff order; the engine of the payments has the provider give them. */
export const refundRoutes =
  ({ settling, ...deps }: StaffCallDeps & { readonly settling: SettleDeps }): Module =>
  async (app) => {
    staffCallsOf(app, deps)(staffCallsContract.refund, async ({ body, staff, who }) => {
      const { reference, reason } = body;
      const audit = auditWithActs(settling.audit, { who, reason, clock: settling.clock });
      const ordered = await orderRefund(
        { ...settling, audit },
        { of: { reference }, amount: amountOf(body.amount), reason, staff: staff.login },
      );
      if (ordered.ok) return { amount: toWire(ordered.value.amount), currency: ordered.value.currency };
      if (ordered.error === 'unknown_payment') throw notFound();
      if (ordered.error === 'too_much') throw invalid({ amount: ['too_much'] });
      throw conflict(`staff.${ordered.error}`);
    });
  };
