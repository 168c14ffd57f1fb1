import { staffCallsContract } from '@shop/contracts/staff';
import { toWire } from '@shop/domain/wire-amount';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import { actOnReview, type ReviewAct } from '@shop/commerce-payments';
import { appendAct, staffCallsOf } from '@shop/commerce-staff';
import type { OfficeDeps } from './office.ports.ts';
import { findCase, findOpenCases, type ReviewCase } from './review-list.ts';

type Money = NonNullable<ReviewCase['expected']>;
const toMoney = (money: Money | null) => money && { amount: toWire(money.amount), currency: money.currency };

const stateOf = (of: ReviewCase | null) =>
  of && { payment: of.state, closed: of.closedAt !== null, outcome: of.outcome };

/** Payments that cannot end without a person. */
export const reviewRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db, settling } = deps;

    call(staffCallsContract.reviews, async () => ({
      reviews: (await findOpenCases(db)).map(({ id, order, brand, reference, reason, ...of }) => ({
        ...{ id, order, brand, reference, reason, opened_at: toStamp(of.openedAt) },
        ...{ expected: toMoney(of.expected), captured: toMoney(of.captured) },
      })),
    }));

    call(staffCallsContract.actOnReview, async ({ body, staff, who, now }) => {
      const { id, act: kind, reason } = body;
      const before = await findCase(db, id);
      if (!before) throw notFound();
      const act: ReviewAct = kind === 'close' ? { kind, why: reason } : { kind };
      const actor = { kind: 'staff', id: staff.login } as const;
      const acted = await actOnReview({ deps: settling, actor }, id, act);
      if (!acted.ok) throw conflict(`staff.${acted.error}`);
      const after = await findCase(db, id);
      await db.transaction().execute((tx) =>
        appendAct(tx, {
          ...{ at: now, who, act: `review.${kind}`, subject: { kind: 'review', id }, reason },
          ...{ before: stateOf(before), after: stateOf(after) },
        }),
      );
      return {};
    });
  };
