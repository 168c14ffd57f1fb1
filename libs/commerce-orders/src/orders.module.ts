import type { Module } from '@shop/commerce-kit/module';
import { createAttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import { createGuestLinkLimits } from './guest-link.limits.ts';
import { guestLinkRoutes, type GuestLinkDeps } from './guest-link.routes.ts';
import { cancelRoutes, type CancelRouteDeps } from './cancel/cancel.routes.ts';
import { changeAddressRoutes } from './change-address/change-address.routes.ts';
import { mailAgainRoutes } from './mail-again/mail-again.routes.ts';
import { ordersRoutes } from './orders.routes.ts';

export { cancelOrderIn, type CancelDeps } from './cancel/cancel-order.ts';
export { createAccountBook } from './account-book.ts';
export {
  cancelUnplacedOrders,
  placeOrderAsPaid,
  writeEvent,
  writeOrder,
  type NewOrder,
  type NewOrderLine,
} from './new-order.repository.ts';
export { findOrderIdByNumber, recordMilestone, type MilestoneRefusal } from './milestones.ts';
export { askRegisterAgain } from './ask-again.ts';
export {
  askAboutCompany,
  countUnsureCompanies,
  decideCompany,
  findUnsureCompanies,
  noteRegisterAnswer,
  type CompanyDecision,
} from './company-checks.ts';
export { findLastCompany, findOrderCompany } from './order-company.repository.ts';
export { companyToWire } from './company-to-wire.ts';
export { numberOrder } from './number-order.repository.ts';
export { moveOrderAfterPayment } from './order-after-payment.ts';
export { getOwnOrder, getOwnOrderToChange, getReadableOrder } from './own-order.ts';
export {
  findLines,
  findLines as findOrderLines,
  getOrder,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
} from './orders.repository.ts';
export { ORDER_LINK_DAYS, viewLink } from './guest-link.ts';
export { findGuestOrder, writeLink } from './guest-link.repository.ts';
export { announceMilestone } from './order-news.ts';
export { linkTo as orderLink, orderMail } from './order-mail.ts';
export { pickupPointName, readWrittenAddress } from './written-address.ts';
export { refundMail } from './refund-mail.ts';
export { cancelAwaitingOrder, writeAwaitingOrder } from './write-awaiting-order.ts';
export { createOrderAwaitingPayment } from './order-awaiting-payment.ts';
export { storedTotalsToWire, toStoredTotals } from './order-totals.ts';

type OrdersDeps = Omit<GuestLinkDeps, 'limits'> & Pick<CancelRouteDeps, 'settling' | 'brands'>;

/** Orders, for the visitors who placed them. */
export const createOrders = (deps: OrdersDeps): { routes: Module } => {
  const { db } = deps;
  const attempts = createAttemptsRepository(db);
  const limits = createGuestLinkLimits(attempts);
  return {
    routes: async (app) => {
      await ordersRoutes({ db })(app);
      await guestLinkRoutes({ ...deps, limits })(app);
      await cancelRoutes(deps)(app);
      await changeAddressRoutes({ ...deps, attempts })(app);
      await mailAgainRoutes({ ...deps, attempts })(app);
    },
  };
};
