export type {
  Buyer,
  PaymentAt,
  PaymentOrder,
  RefundOrder,
  RefundReport,
  PaymentAdapter,
  PaymentAdapters,
  ProviderReport,
  ReportedMoney,
  StartedPayment,
  WebhookEvent,
  WebhookHeaders,
  WebhookRefusal,
} from './payment-adapter.ts';
export { isReady } from './provider-entry.ts';
export type { ProviderAtWork, ProviderEntry, ProviderNeeds, Settings } from './provider-entry.ts';
export type { SettlementLine } from './settlement-line.ts';
export { accountSuffixes } from './account-suffixes.ts';
export { refusedSettings } from './refused-settings.ts';
export { checkSignature, signWebhook } from '@shop/commerce-kit/webhook-signature';
export { isOfKey, KeyRefused } from './key-refused.ts';
export { ProviderSilent, within } from './provider-timeout.ts';
