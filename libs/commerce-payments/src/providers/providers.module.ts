export type {
  PaymentOrder,
  PaymentProvider,
  PaymentProviders,
  ProviderReport,
  ReportedMoney,
  StartedPayment,
  WebhookEvent,
  WebhookHeaders,
  WebhookRefusal,
} from './payment-provider.ts';
export { findRealProviders, type RealProviders } from './real-providers.ts';
export { checkSignature, signWebhook } from './webhook-signature.ts';
export { ProviderSilent, within } from './within.ts';
