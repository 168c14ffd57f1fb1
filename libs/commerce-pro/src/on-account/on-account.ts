import type { Database, Transaction } from '@shop/database';
import { addDays, dayIn } from '@shop/domain/calendar-day';
import type { AccountStanding } from '@shop/domain/on-account';
import { findCompanyOf } from '@shop/commerce-kit/company-of';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { findAccount, lockAccount } from '../pro.repository.ts';
import { sumOwed } from './owed.repository.ts';

/** On which terms a company buys on account now. */
export type AccountTerms = AccountStanding & {
  readonly companyId: number;
  /** Of the brand: limit and use are in it, and only sums in it are bought on account. */
  readonly currencyId: number;
  /** When what is bought today is to be paid: `2026-12-10`. */
  readonly dueOn: string;
};

type Buyer = { readonly clientId: number; readonly brand: string; readonly now: Date };

/** Null for a client who orders for no company, for a company without a limit, or at a brand without business accounts. */
export const findAccountTerms = async (
  db: Database,
  brands: Pick<Brands, 'get'>,
  { clientId, brand: key, now }: Buyer,
): Promise<AccountTerms | null> => {
  const brand = brands.get(key);
  if (!brand.features.includes('pro')) return null;
  const companyId = await findCompanyOf(db, clientId, 'order');
  const account = companyId === null ? undefined : await findAccount(db, companyId);
  if (account?.brand !== key || account.credit_limit === 0) return null;
  const today = dayIn(brand.timeZone, now);
  const currencyId = brand.currency.id;
  const { sum: used, isOverdue } = await sumOwed(db, { companyId: account.id, currencyId, today });
  return {
    ...{ companyId: account.id, limit: account.credit_limit, used, isOverdue, currencyId },
    dueOn: addDays(today, account.due_days),
  };
};

/** For the payment page and its engine. */
export const createOnAccount = ({ brands }: { readonly brands: Pick<Brands, 'get'> }) => ({
  find: (db: Database, buyer: Buyer) => findAccountTerms(db, brands, buyer),
  /** The same, and no other payment on account of the company until the transaction ends. */
  lock: async (tx: Transaction, buyer: Buyer) => {
    const companyId = await findCompanyOf(tx, buyer.clientId, 'order');
    if (companyId === null) return null;
    await lockAccount(tx, companyId);
    // Read again: the buyer may have been removed, or be of another company, since the lock was asked for.
    const terms = await findAccountTerms(tx, brands, buyer);
    return terms?.companyId === companyId ? terms : null;
  },
});
