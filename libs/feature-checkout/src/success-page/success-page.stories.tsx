import { checkoutCalls } from '@shop/contracts/later-calls';
import { checkoutContract } from '@shop/contracts/checkout';
import { ordersContract } from '@shop/contracts/orders';
import { atPage, isDown, localeOf, says, showcaseOrder } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SLUG } from '../testing/story-checkout.ts';

const meta = { title: 'Pages/Checkout/Success' } satisfies Meta;

export default meta;

const placed = (state: 'accepted' | 'paid') =>
  atPage({
    at: `/success/${SLUG}`,
    hasSession: true,
    answers: [
      says(ordersContract.success, ({ language_id }) => ({
        status: true as const,
        order: showcaseOrder(localeOf(language_id), { state }),
      })),
    ],
  });

export const Paid: StoryObj = placed('paid');

export const PaymentAwaited: StoryObj = placed('accepted');

export const PaymentFailed: StoryObj = atPage({
  at: '/payment/fail',
  hasSession: true,
  answers: [isDown(checkoutCalls.verifyPayment)],
});

const waiting = (in_review: boolean) =>
  atPage({
    at: '/payment/accept?payment=late',
    hasSession: true,
    answers: [
      says(checkoutContract.verifyPayment, {
        status: true as const,
        ...{ state: 'pending' as const, success_slug: null, checkout_slug: SLUG },
        ...{ in_review, order_number: 'QU100184' },
      }),
    ],
  });

export const PaymentNotConfirmed: StoryObj = waiting(false);

export const PaymentInReview: StoryObj = waiting(true);
