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

const TERMS = { limit: 1500, used: 310, left: 1190, currency: 'EUR', due_on: '2026-12-18' };
const ACCOUNT = { id: 5, name: '', fee: 0, fee_type: 0, fee_amount: 0, options: [] } as const;

export const OnAccount: StoryObj = waiting({
  payment_methods: [{ ...ACCOUNT, options: [] }, ...aCheckout().payment_methods],
  on_account: { ...TERMS, refusal: null },
});

export const OnAccountOverdue: StoryObj = waiting({ on_account: { ...TERMS, refusal: 'account_overdue' } });

export const OnAccountTooLittle: StoryObj = waiting({
  on_account: { ...TERMS, used: 1400, left: 100, refusal: 'account_limit' },
});

export const Declined: StoryObj = waiting({}, '?declined=1');
