import { balanceContract } from '@shop/contracts/balance';
import type { Database } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { topUpFault } from '@shop/domain/top-up';
import { fromWire } from '@shop/domain/wire-amount';
import { BUYING_LIMITS } from '@shop/commerce-kit/buying-limits';
import type { Module } from '@shop/commerce-kit/module';
import { invalid } from '@shop/commerce-kit/problem';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { findAccount } from '@shop/commerce-ledger';
import { openPayable } from '@shop/commerce-payments';
import { insertTopUp } from './top-ups.repository.ts';

/** The start of a top-up: a payable for a sum that the client chose. */
export const topUpsRoutes =
  ({ db }: { readonly db: Database }): Module =>
  async (app) => {
    app.call(
      balanceContract.topUp,
      async ({ body, brand, locale, now, visitor }) => {
        const { clientId } = visitor;
        // An account keeps the currency of its first entry.
        const account = await findAccount(db, clientId);
        const currencyId = account?.currencyId ?? brand.currency.id;
        const amount = amountOf(body.amount);
        const fault = topUpFault(amount, getCurrencyCode(currencyId));
        if (fault) throw invalid({ amount: [fault] });
        const slug = secretSlug();
        await db.transaction().execute(async (tx) => {
          const { id } = await insertTopUp(tx, {
            client_id: clientId,
            brand: brand.key,
            language: locale,
            amount,
            currency_id: currencyId,
            created_at: now,
          });
          await openPayable(tx, {
            slug,
            kind: 'top_up',
            rel_id: id,
            brand: brand.key,
            client_id: clientId,
            visitor_id: null,
            amount,
            currency_id: currencyId,
            created_at: now,
          });
        });
        return { slug };
      },
      BUYING_LIMITS.generate,
    );
  };

/** An amount has at most four decimals: the sum is refused as one with parts of a cent. */
const amountOf = (value: number): number => {
  try {
    return fromWire(value);
  } catch {
    throw invalid({ amount: ['top_up_fraction'] });
  }
};
