import type { Database } from '@shop/database';
import { dayIn } from '@shop/domain/calendar-day';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { openSumOf, shownNumber } from '@shop/commerce-misc-invoices';
import { findAccount, findClient } from '../pro.repository.ts';
import { findOverdue, sumOwed } from './owed.repository.ts';

/** For staff: the account of a company; null for a client without one. */
export const findCompanyAccount = async (
  db: Database,
  brands: Pick<Brands, 'get'>,
  { clientId, now }: { readonly clientId: number; readonly now: Date },
) => {
  const [client, account] = await Promise.all([findClient(db, clientId), findAccount(db, clientId)]);
  if (!client?.is_pro || !account) return null;
  const { currency, timeZone } = brands.get(client.brand);
  const asked = { clientId, currencyId: currency.id, today: dayIn(timeZone, now) };
  const [owed, overdue] = await Promise.all([sumOwed(db, asked), findOverdue(db, asked)]);
  return {
    ...{ company: account.company, currency: currency.code, dueDays: account.due_days },
    ...{ limit: account.credit_limit, used: owed.sum },
    overdue: overdue.map((invoice) => ({
      ...{ id: invoice.id, number: shownNumber(invoice), title: invoice.title },
      ...{ dueOn: invoice.due_on, open: openSumOf(invoice) },
    })),
  };
};
