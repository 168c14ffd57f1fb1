import type { CompanyOrder } from '@shop/contracts/pro';
import { mayInCompany, type CompanyRole } from '@shop/domain/company-people';
import { dayIn } from '@shop/domain/calendar-day';
import { getCurrencyCode } from '@shop/domain/currencies';
import { orderNumber } from '@shop/domain/order-number';
import { toWire } from '@shop/domain/wire-amount';
import type { findOrders } from '../tables.repository.ts';
import { personName } from '@shop/commerce-kit/company-of';

type Row = Awaited<ReturnType<typeof findOrders>>[number];
type Reader = { readonly me: number; readonly role: CompanyRole; readonly timeZone: string };

/** An order in the list of colleagues; its page is for who has ordered, and for those who see the papers. */
export const companyOrderToWire = (row: Row, { me, role, timeZone }: Reader): CompanyOrder => ({
  number: orderNumber(row.kind, row.id),
  placed_on: row.placed_at ? dayIn(timeZone, row.placed_at) : '',
  ...{ state: row.state, currency: getCurrencyCode(row.currency_id) },
  total: toWire(row.total + row.balance_used),
  ordered_by: personName(row),
  slug: row.client_id === me || mayInCompany(role, 'papers') ? row.slug : null,
  is_mine: row.client_id === me,
});
