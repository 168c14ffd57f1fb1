import type { CompanyOrder } from '@shop/contracts/pro';
import { dayIn } from '@shop/domain/calendar-day';
import { getCurrencyCode } from '@shop/domain/currencies';
import { orderNumber } from '@shop/domain/order-number';
import { toWire } from '@shop/domain/wire-amount';
import type { findOrders } from '../tables.repository.ts';
import { personName } from './person-name.ts';

type Row = Awaited<ReturnType<typeof findOrders>>[number];
type Reader = { readonly me: number; readonly timeZone: string };

/** An order as colleagues see it: not what is in it, and its page only for who has ordered. */
export const companyOrderToWire = (row: Row, { me, timeZone }: Reader): CompanyOrder => ({
  number: orderNumber(row.kind, row.id),
  placed_on: row.placed_at ? dayIn(timeZone, row.placed_at) : '',
  ...{ state: row.state, currency: getCurrencyCode(row.currency_id) },
  total: toWire(row.total + row.balance_used),
  ordered_by: personName(row),
  slug: row.client_id === me ? row.slug : null,
});
