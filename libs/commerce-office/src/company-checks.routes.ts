import { staffCallsContract } from '@shop/contracts/staff';
import { orderNumber } from '@shop/domain/order-number';
import type { Module } from '@shop/commerce-kit/module';
import { conflict } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import { appendAct, staffCallsOf } from '@shop/commerce-staff';
import type { OfficeDeps } from './office.ports.ts';

/** VAT numbers of buyers that no register has confirmed. What is found changes no order and no invoice. */
export const companyCheckRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db, companies } = deps;

    call(staffCallsContract.companyChecks, async () => ({
      companies: (await companies.list()).map(
        ({ quote_id: id, vat_check: said, asked_at: at, ...company }) => ({
          ...{
            order_id: id,
            order_number: orderNumber('marketplace', id),
            ...company,
            said,
            asked_at: toStamp(at),
          },
        }),
      ),
    }));

    call(staffCallsContract.askRegister, async ({ body: { order_id: id }, who, now }) => {
      const answer = await companies.ask(id);
      if (!answer) throw conflict('staff.company_not_open');
      await db.transaction().execute(async (tx) => {
        if (!(await companies.note(tx, answer))) throw conflict('staff.company_not_open');
        await appendAct(tx, {
          ...{ at: now, who, act: 'company.asked', subject: { kind: 'order', id }, reason: '' },
          ...{ before: null, after: { vat_check: answer.said } },
        });
      });
      return { said: answer.said };
    });

    call(staffCallsContract.decideCompany, async ({ body, who, now }) => {
      const { order_id: id, vat_number: vatNumber, found, reason } = body;
      await db.transaction().execute(async (tx) => {
        const isDone = await companies.decide(tx, { quoteId: id, vatNumber, found });
        if (!isDone) throw conflict('staff.company_not_open');
        await appendAct(tx, {
          ...{ at: now, who, act: `company.${found}`, subject: { kind: 'order', id }, reason },
          ...{ before: null, after: { vat_number: vatNumber, vat_check: found } },
        });
      });
      return {};
    });
  };
