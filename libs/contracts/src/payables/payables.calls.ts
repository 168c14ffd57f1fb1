import { post, postOnce } from '../call.ts';
import type { PayableAnswer, PayableRequest, PaymentBegun, PayPayable } from './payables.schemas.ts';

export const payableCalls = {
  fetch: post<PayableRequest, PayableAnswer>('/api/payment/fetch/:slug'),
  pay: postOnce<PayPayable, PaymentBegun>('/api/payment/pay/:slug'),
};
