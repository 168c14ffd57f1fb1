import type { Database } from '@shop/database';
import type { Module } from '../../platform/module.ts';
import { ordersRoutes } from './orders.routes.ts';

export { createAccountBook } from './account-book.ts';
export {
  nextBrandNumber,
  writeEvent,
  writeOrder,
  writePayable,
  type NewOrderLine,
} from './new-order.repository.ts';
export { moveOrderAfterPayment } from './order-after-payment.ts';
export { orderMail } from './order-mail.ts';
export { refundMail } from './refund-mail.ts';
export { createStandingOrder } from './standing-order.ts';
export { storedTotalsToWire, toStoredTotals, type StoredTotals } from './order-totals.ts';

/** What was ordered, for those who ordered it. */
export const createOrders = ({ db }: { db: Database }): { routes: Module } => ({
  routes: ordersRoutes({ db }),
});
