export { type AskDeps, type MeansOf } from './ask-provider.ts';
export { cancelPaid, lockPaymentOf, lockPaymentOfOrder } from './cancel-paid.ts';
export { chargeColumns, chargeOf, foreignCharge, worthOfCharged } from './charge.ts';
export { CRASH_POINTS, NO_CRASH, type Crash, type CrashPoint } from './crash-points.ts';
export { goOnPaying } from './go-on-paying.ts';
export { leaveInFlight, paymentInFlight } from './leave-in-flight.ts';
export { isOwnPayable } from './own-payable.ts';
export { paidFor } from './paid-for.ts';
export { payAtOnce } from './pay-at-once.ts';
export type {
  AfterPayment,
  Payable,
  PayableKind,
  PayableKinds,
  PayableTitle,
  Payment,
  Settled,
} from './payable-kind.ts';
export { keepProcessors } from './payment-processors.repository.ts';
export { RELATIONS, sharesOfBalance } from './apply-effects.ts';
export { orderRefund, orderRefundIn, type RefundAsked, type RefundRefusal } from './order-refund.ts';
export { silenceOf } from './silence.ts';
export { createBreaker, type Breaker } from './breaker.ts';
export { createProviderLog } from './provider-log.ts';
export { actOnReview, type DeskRefusal, type ReviewAct } from './review-desk.ts';
export { countPaymentsInReview } from './review.repository.ts';
export {
  findPaymentMethods,
  offersFor,
  refusalOf,
  type OfferDeps,
  type PaymentMethodOffer,
} from './payment-methods.repository.ts';
export { findInFlight, findPayable, findPaymentByKey, insertPayment } from './payments.repository.ts';
export { reconcile, type ReconcileDeps } from './reconcile.ts';
export { openSettlementReview, type SettlementFinding } from './settlement-review.ts';
export { type SettleDeps } from './settle.ts';
export { onceByKey } from './once-by-key.ts';
export { verifyPayment } from './verify-payment.ts';
export { webhookRoutes } from './webhook.routes.ts';
export { backgroundDuties } from './background.ts';
