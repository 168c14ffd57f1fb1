import type { Address } from '@shop/contracts/address';
import { checkoutContract, type Checkout } from '@shop/contracts/checkout';
import { payablesContract } from '@shop/contracts/payables';
import {
  atPage,
  localeOf,
  says,
  SHOWCASE_SHIPPING,
  SHOWCASE_SUBTOTAL,
  showcaseLines,
} from '@shop/testing-react/stories';
import { aCheckout } from '../testing.ts';

export const SLUG = 'AAAAAAAAAAAAAAAAAAAAAA';

const address: Address = {
  id: 0,
  first_name: 'Ona',
  last_name: 'Petraitė-Žukauskienė',
  first_address: 'Konstitucijos pr. 21A-14',
  city: 'Vilnius',
  zip: '08130',
  phone_number: '+37061200184',
  country_id: 1,
};

export const showcaseTotals = {
  ...{ subtotal: SHOWCASE_SUBTOTAL, shipping: 210.05, delivery: 4.5, shipping_discount: 0 },
  ...{ promotion: 0, balance: 0, payment_fee: 0, total: 791.55 },
};

/** The showcase's three lines in a checkout, nothing filled yet. */
export const showcaseCheckout = (languageId: number, parts: Partial<Checkout> = {}): Checkout =>
  aCheckout({
    slug: SLUG,
    products: showcaseLines(localeOf(languageId)).map((line) => ({ ...line, currentPrice: line.price })),
    shipping_fee: 210.05,
    ...SHOWCASE_SHIPPING,
    totals: { ...showcaseTotals, delivery: 0, total: 787.05 },
    ...parts,
  });

/** The same with the first step done. */
export const shippedTo: Partial<Checkout> = {
  step: 4,
  email: 'ona@example.lt',
  address,
  delivery_method: 0,
  delivery_fee: 4.5,
  courier_info: { name: 'Rapido', pickup_point: null },
  totals: showcaseTotals,
};

/** The same with a method of payment chosen. */
export const paidBy: Partial<Checkout> = {
  ...shippedTo,
  step: 5,
  payments: [{ payment_processor_id: 1, type: 'card', amount: showcaseTotals.total }],
};

export const inCheckout = (at: string, parts: Partial<Checkout> = {}) =>
  atPage({
    at,
    hasSession: true,
    answers: [
      says(checkoutContract.invalidate, { status: true }),
      says(payablesContract.fetch, { status: true, payable: null }),
      says(checkoutContract.openStep, ({ language_id }) => ({
        status: true as const,
        checkout: showcaseCheckout(language_id, parts),
      })),
    ],
  });
