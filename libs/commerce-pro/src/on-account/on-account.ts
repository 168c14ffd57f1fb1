import type { Database, Transaction } from '@shop/database';
import { addDays, dayIn } from '@shop/domain/calendar-day';
import type { AccountStanding } from '@shop/domain/on-account';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { findAccount, findClient } from '../pro.repository.ts';
import { lockAccount, sumOwed } from './owed.repository.ts';

/** On which terms a company buys on account now. */
export type AccountTerms = AccountStanding & {
  /** Of the brand: limit and use are in it, and only sums in it are bought on account. */
  readonly currencyId: number;
  /** When what is bought today is to be paid: `2026-12-10`. */
  readonly dueOn: string;
};

type Buyer = { readonly clientId: number; readonly brand: string; readonly now: Date };

/** Null for a client without a business account, without a limit, or at a brand without business accounts. */
export const findAccountTerms = async (
  db: Database,
  brands: Pick<Brands, 'get'>,
  { clientId, brand: key, now }: Buyer,
): Promise<AccountTerms | null> => {
  const brand = brands.get(key);
  if (!brand.features.includes('pro')) return null;
  const [client, account] = await Promise.all([findClient(db, clientId), findAccount(db, clientId)]);
  if (!client?.is_pro || client.brand !== key || !account || account.credit_limit === 0) return null;
  const today = dayIn(brand.timeZone, now);
  const currencyId = brand.currency.id;
  const { sum: used, isOverdue } = await sumOwed(db, { clientId, currencyId, today });
  return {
    ...{ limit: account.credit_limit, used, isOverdue, currencyId },
    dueOn: addDays(today, account.due_days),
  };
};

/** For the payment page and its engine. */
export const createOnAccount = ({ brands }: { readonly brands: Pick<Brands, 'get'> }) => ({
  find: (db: Database, buyer: Buyer) => findAccountTerms(db, brands, buyer),
  /** The same, and no other payment on account of the company until the transaction ends. */
  lock: async (tx: Transaction, buyer: Buyer) => {
    await lockAccount(tx, buyer.clientId);
    return findAccountTerms(tx, brands, buyer);
  },
});
