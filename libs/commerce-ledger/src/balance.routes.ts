import type { Module } from '@shop/commerce-kit/module';
import { toStamp } from '@shop/commerce-kit/stamp';
import { balanceContract } from '@shop/contracts/balance';
import type { Database } from '@shop/database';
import { BALANCE_LINES_A_PAGE, toBalanceKind, toDay } from '@shop/domain/balance-history';
import { getCurrencyCode } from '@shop/domain/currencies';
import { toWire } from '@shop/domain/wire-amount';
import { findAccount } from './ledger.repository.ts';
import { findHistory } from './history.repository.ts';
import { historyTable } from './history-table.ts';

const LONGEST_TABLE = 10_000;
const MINUTE = 60_000;
const TABLES = { visitorLimit: { max: 10, window: MINUTE } } as const;

type Narrowed = { readonly [Name in 'kind' | 'from' | 'to']?: string | undefined };

const narrowing = ({ kind, from, to }: Narrowed) => ({
  kind: toBalanceKind(kind),
  from: toDay(from),
  to: toDay(to),
});

/** The movements of a client's balance. */
export const balanceRoutes =
  ({ db }: { readonly db: Database }): Module =>
  async (app) => {
    app.call(balanceContract.history, async ({ body, brand, visitor }) => {
      const rows = await findHistory(db, visitor.clientId, {
        ...narrowing(body),
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

    app.call(
      balanceContract.table,
      async ({ query, brand, locale, visitor, reply }) => {
        const { timeZone } = brand;
        const account = await findAccount(db, visitor.clientId);
        const currency = account ? getCurrencyCode(account.currencyId) : brand.currency.code;
        const asked = { ...narrowing(query), timeZone, skip: 0, limit: LONGEST_TABLE };
        const rows = await findHistory(db, visitor.clientId, asked);
        return reply
          .header('content-disposition', 'attachment; filename="balance.csv"')
          .type('text/csv; charset=utf-8')
          .send(historyTable(rows, { locale, timeZone, currency }));
      },
      TABLES,
    );
  };
