import type { Database } from '@shop/database';
import { dayIn } from '@shop/domain/calendar-day';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { openSumOf, shownNumber } from '@shop/commerce-misc-invoices';
import { findPeople } from '../people/members.repository.ts';
import { findAccountOf } from '../pro.repository.ts';
import { findOverdue, sumOwed } from './owed.repository.ts';

/** For staff: the account of a client's company, and its people; null for a client without one. */
export const findCompanyAccount = async (
  db: Database,
  brands: Pick<Brands, 'get'>,
  { clientId, now }: { readonly clientId: number; readonly now: Date },
) => {
  const account = await findAccountOf(db, clientId);
  if (!account) return null;
  const { currency, timeZone } = brands.get(account.brand);
  const asked = { companyId: account.id, currencyId: currency.id, today: dayIn(timeZone, now) };
  const [owed, overdue, people] = await Promise.all([
    sumOwed(db, asked),
    findOverdue(db, asked),
    findPeople(db, account.id),
  ]);
  return {
    ...{ company: account.company, currency: currency.code, dueDays: account.due_days },
    ...{ limit: account.credit_limit, used: owed.sum, people },
    overdue: overdue.map((invoice) => ({
      ...{ id: invoice.id, number: shownNumber(invoice), title: invoice.title },
      ...{ dueOn: invoice.due_on, open: openSumOf(invoice) },
    })),
  };
};
