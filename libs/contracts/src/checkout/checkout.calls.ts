import { get, post, postOnce } from '../call.ts';
import type { Done } from '../contract.ts';
import type { PaymentState, VerifyPayment } from '../payments/payment.schemas.ts';
import type {
  CheckoutAnswer,
  ChoosePayment,
  Generated,
  OpenStep,
  Place,
  Placed,
  SaveCompany,
  SaveShipping,
  SlugAndLanguage,
  SlugOnly,
  UsePromotion,
} from './checkout.schemas.ts';

export const checkoutCalls = {
  generate: get<Generated>('/api/checkout/generate'),
  openStep: post<OpenStep, CheckoutAnswer>('/api/checkout/fetch/:slug'),
  saveShipping: post<SaveShipping, CheckoutAnswer>('/api/checkout/shipping/:slug'),
  saveCompany: post<SaveCompany, CheckoutAnswer>('/api/checkout/company/:slug'),
  choosePayment: post<ChoosePayment, CheckoutAnswer>('/api/checkout/payment/:slug'),
  usePromotion: post<UsePromotion, CheckoutAnswer>('/api/checkout/promotion/:slug'),
  removePromotion: post<SlugAndLanguage, CheckoutAnswer>('/api/checkout/remove-promotion/:slug'),
  invalidate: post<SlugAndLanguage, Done>('/api/checkout/invalidate/:slug'),
  removeBalance: post<SlugOnly, Done>('/api/checkout/remove-balance'),
  place: postOnce<Place, Placed>('/api/checkout/place/:slug'),
  verifyPayment: post<VerifyPayment, PaymentState>('/api/payment/verify'),
};
