export { paymentProviders } from './payment-providers.ts';
export { findMethod, signatureHeadersOf, typeOfMethod } from './find-method.ts';
