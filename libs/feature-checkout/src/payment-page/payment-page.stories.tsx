import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCheckout, paidBy, shippedTo, SLUG } from '../testing/story-checkout.ts';

const meta = { title: 'Pages/Checkout/Payment' } satisfies Meta;

export default meta;

const at = `/payment/${SLUG}`;

export const Methods: StoryObj = inCheckout(at, shippedTo);

export const Declined: StoryObj = inCheckout(`${at}?declined=1`, paidBy);

export const WithPromotion: StoryObj = inCheckout(at, {
  ...paidBy,
  promotion: { code: 'AUTUMN', discount_amount: 20, promotion_type: 0 },
});

export const WithBalance: StoryObj = inCheckout(at, {
  ...shippedTo,
  is_guest: false,
  balance_available: 120,
});
