// Calls of pages that are not landing pages: those do not load them (decision 0055).
export { balanceCalls } from './balance/balance.calls.ts';
export { campaignCalls } from './campaigns/campaigns.calls.ts';
export { checkoutCalls } from './checkout/checkout.calls.ts';
export { factorCalls } from './factors/factors.calls.ts';
export { claimCalls } from './claims/claims.calls.ts';
export { invoiceCalls } from './invoices/invoices.calls.ts';
export { orderCalls } from './orders/orders.calls.ts';
export { payableCalls } from './payables/payables.calls.ts';
export { privacyCalls } from './privacy/privacy.calls.ts';
export { reservationCalls } from './reservation/reservation.calls.ts';
export { trackingCalls } from './tracking/tracking.calls.ts';
export { withdrawalCalls } from './withdrawals/withdrawals.calls.ts';
export { ownAccountCalls } from './auth/own-account.calls.ts';
