import type { StateByNumber } from '@shop/contracts/withdrawals';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { CancelDeps } from '@shop/commerce-orders';
import { stateWithdrawal } from './state-withdrawal.ts';
import { findByKey, findOrderOf, insertWithdrawal, type WithdrawalRow } from './withdrawals.repository.ts';

type Typed = StateByNumber & {
  readonly brand: ShopBrand;
  readonly language: Locale;
  /** The number as an order's id; 0: it is none. */
  readonly id: number;
};

const isSame = (row: WithdrawalRow, { number, email }: Typed): boolean =>
  row.number === number && row.email.toLowerCase() === email;

/**
 * Keeps a statement that names an order by number and e-mail. One that matches no order is kept as well: it is a
 * declaration that staff must answer. Null for a key that another statement has.
 */
export const stateByNumber = async (deps: CancelDeps, typed: Typed): Promise<WithdrawalRow | null> => {
  const { brand, language, id, key, name, email, number } = typed;
  const { db, clock } = deps.settling;
  const goods = typed.goods === '' ? null : typed.goods;
  const earlier = await findByKey(db, brand.key, key);
  if (earlier) return isSame(earlier, typed) ? earlier : null;
  const said = { key, name, email, number, goods, language };
  const quoteId = await findOrderOf(db, { brand: brand.key, id, email });
  if (quoteId !== null) {
    const stated = await stateWithdrawal(deps, { ...said, brand, quoteId, lines: null });
    return stated.ok ? stated.value : null;
  }
  const row = { ...said, brand: brand.key, quote_id: null, state: 'stated' as const, stated_at: clock() };
  const kept = await db.transaction().execute((tx) => insertWithdrawal(tx, row, []));
  return kept ?? (await findByKey(db, brand.key, key)) ?? null;
};
