import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCheckout, shippedTo, SLUG } from '../testing/story-checkout.ts';

const meta = { title: 'Pages/Checkout/Shipping' } satisfies Meta;

export default meta;

const at = `/checkout/${SLUG}`;

export const Guest: StoryObj = inCheckout(at);

export const Filled: StoryObj = inCheckout(at, { ...shippedTo, step: 3 });

export const Client: StoryObj = inCheckout(at, {
  is_guest: false,
  email: 'ona@example.lt',
  client_addresses: shippedTo.address ? [{ ...shippedTo.address, id: 7 }] : [],
});

export const PriceChanged: StoryObj = inCheckout(at, {
  changes: [
    { variant_id: 10, name: 'K7', kind: 'price_changed', before: 199, after: 219 },
    { variant_id: 20, name: 'Harbour', kind: 'quantity_reduced', before: 3, after: 2 },
  ],
});
