import * as z from 'zod/mini';
import { contract, Done, SecretSlug } from '../contract.ts';
import { PaymentState, VerifyPayment } from '../payments/payment.schemas.ts';
import { checkoutCalls } from './checkout.calls.ts';
import {
  Generated,
  SlugOnly,
  SlugAndLanguage,
  OpenStep,
  SaveCompany,
  SaveShipping,
  ChoosePayment,
  UsePromotion,
  CheckoutAnswer,
  Place,
  Placed,
} from './checkout.schemas.ts';

const params = z.object({ slug: SecretSlug });

export const checkoutContract = {
  generate: contract(checkoutCalls.generate, {
    summary:
      'Makes or resumes the visitor’s one live checkout session; 409 for a visitor without one to order from',
    access: 'public',
    answer: Generated,
  }),
  openStep: contract(checkoutCalls.openStep, {
    summary:
      'Opens a step of the checkout: shipping may change the country, payment may save the shipping step, confirm renews the reservation',
    access: 'visitor',
    params,
    body: OpenStep,
    answer: CheckoutAnswer,
  }),
  saveShipping: contract(checkoutCalls.saveShipping, {
    summary: 'Saves the shipping step and reserves the stock',
    access: 'visitor',
    params,
    body: SaveShipping,
    answer: CheckoutAnswer,
  }),
  saveCompany: contract(checkoutCalls.saveCompany, {
    summary: 'Saves the company that the invoice names; null for a buyer who is a person',
    access: 'visitor',
    params,
    body: SaveCompany,
    answer: CheckoutAnswer,
  }),
  choosePayment: contract(checkoutCalls.choosePayment, {
    summary: 'Saves the payment step',
    access: 'visitor',
    params,
    body: ChoosePayment,
    answer: CheckoutAnswer,
  }),
  usePromotion: contract(checkoutCalls.usePromotion, {
    summary: 'Applies a promotion code',
    access: 'visitor',
    params,
    body: UsePromotion,
    answer: CheckoutAnswer,
  }),
  removePromotion: contract(checkoutCalls.removePromotion, {
    summary: 'Takes the promotion off',
    access: 'visitor',
    params,
    body: SlugAndLanguage,
    answer: CheckoutAnswer,
  }),
  invalidate: contract(checkoutCalls.invalidate, {
    summary: 'Ends the session and its reservation; refused while a payment is in flight',
    access: 'visitor',
    params,
    body: SlugAndLanguage,
    answer: Done,
  }),
  removeBalance: contract(checkoutCalls.removeBalance, {
    summary: 'Takes the balance off the payment',
    access: 'visitor',
    body: SlugOnly,
    answer: Done,
  }),
  place: contract(checkoutCalls.place, {
    summary: 'Places the order and charges, exactly once a key',
    access: 'visitor',
    params,
    body: Place,
    answer: Placed,
  }),
  verifyPayment: contract(checkoutCalls.verifyPayment, {
    summary: 'Asks the provider how a payment stands; the return address is never believed',
    access: 'visitor',
    body: VerifyPayment,
    answer: PaymentState,
  }),
};
