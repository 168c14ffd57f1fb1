export { abandon, ask, refresh, type AskDeps } from './ask-provider.ts';
export { CRASH_POINTS, NO_CRASH, type Crash, type CrashPoint } from './crash-points.ts';
export type { Payable, PayableKind, PayableKinds, Payment, Settled } from './payable-kind.ts';
export { findPaymentMethods, type PaymentMethodOffer } from './payment-methods.repository.ts';
export {
  findInFlight,
  findPayment,
  findPaymentByKey,
  insertPayment,
  keepStarted,
  updatePayment,
} from './payments.repository.ts';
export { reconcile, type ReconcileDeps } from './reconcile.ts';
export { settle, settleWithin, type SettleDeps, type SettleOutcome } from './settle.ts';
export { onceByKey } from './once-by-key.ts';
export { verifyPayment } from './verify-payment.ts';
export { acceptWebhook, type WebhookOutcome } from './webhook.ts';
export { webhookRoutes } from './webhook.routes.ts';
export { backgroundDuties, type Duty } from './background.ts';
export { forgetOldKeys } from './forget-keys.ts';
