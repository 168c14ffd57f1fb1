import { payablesContract } from '@shop/contracts/payables';
import { atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCheckout, paidBy, shippedTo, showcaseCheckout, SLUG } from '../testing/story-checkout.ts';

const meta = { title: 'Pages/Checkout/Payment' } satisfies Meta;

export default meta;

const at = `/payment/${SLUG}`;

export const Methods: StoryObj = inCheckout(at, shippedTo);

export const Declined: StoryObj = inCheckout(`${at}?declined=insufficient_funds`, paidBy);

export const WithPromotion: StoryObj = inCheckout(at, {
  ...paidBy,
  promotion: { code: 'AUTUMN', discount_amount: 20, promotion_type: 0 },
});

export const ForACompany: StoryObj = inCheckout(at, {
  ...paidBy,
  company: {
    ...{ name: 'UAB „Žvejų namai“', register_code: '121215434' },
    ...{ vat_number: 'LT100001234510', country_id: 1 },
  },
});

export const WithBalance: StoryObj = inCheckout(at, {
  ...shippedTo,
  is_guest: false,
  balance_available: 120,
});

export const OfAnInvoice: StoryObj = atPage({
  at,
  hasSession: true,
  answers: [
    says(payablesContract.fetch, {
      status: true,
      payable: {
        slug: SLUG,
        kind: 'misc_invoice',
        number: 'IN100031',
        currency: 'EUR',
        due: 84.5,
        payment_methods: showcaseCheckout(1).payment_methods,
        balance_available: 0,
        payment_in_flight: null,
        order_slug: null,
        is_guest: false,
      },
    }),
  ],
});
