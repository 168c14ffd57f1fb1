import type { Module } from '@shop/commerce-kit/module';
import { toStamp } from '@shop/commerce-kit/stamp';
import { balanceContract } from '@shop/contracts/balance';
import type { Database } from '@shop/database';
import { BALANCE_LINES_A_PAGE, toBalanceKind, toDay } from '@shop/domain/balance-history';
import { toWire } from '@shop/domain/wire-amount';
import { findHistory } from './history.repository.ts';

/** What moved on a client's balance. */
export const balanceRoutes =
  ({ db }: { readonly db: Database }): Module =>
  async (app) => {
    app.call(balanceContract.history, async ({ body, brand, visitor }) => {
      const rows = await findHistory(db, visitor.clientId, {
        kind: toBalanceKind(body.kind),
        from: toDay(body.from),
        to: toDay(body.to),
        timeZone: brand.timeZone,
        skip: body.skip ?? 0,
        limit: body.limit ?? BALANCE_LINES_A_PAGE,
      });
      return rows.map(({ amount, starting_balance, end_balance, created_at, ...row }) => ({
        ...row,
        created_at: toStamp(created_at),
        starting_balance: toWire(starting_balance),
        end_balance: toWire(end_balance),
        amount: toWire(amount),
      }));
    });
  };
