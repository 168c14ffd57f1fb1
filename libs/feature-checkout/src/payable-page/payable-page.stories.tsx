import { payablesContract, type Payable } from '@shop/contracts/payables';
import { atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCheckout } from '../testing.ts';
import { SLUG } from '../testing/story-checkout.ts';

const meta = { title: 'Pages/Checkout/Pay what waits' } satisfies Meta;

export default meta;

const waiting = (changes: Partial<Payable> = {}, query = ''): StoryObj =>
  atPage({
    at: `/payment/${SLUG}${query}`,
    hasSession: true,
    answers: [
      says(payablesContract.fetch, {
        status: true,
        payable: {
          slug: SLUG,
          kind: 'quote',
          number: 'QU100007',
          currency: 'EUR',
          due: 791.55,
          payment_methods: aCheckout().payment_methods,
          balance_available: 0,
          payment_in_flight: null,
          order_slug: SLUG,
          is_guest: false,
          ...changes,
        },
      }),
    ],
  });

export const Waits: StoryObj = waiting();

export const WithBalance: StoryObj = waiting({ balance_available: 400 });

export const Declined: StoryObj = waiting({}, '?declined=1');
