import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCheckout, paidBy, showcaseTotals, SLUG } from '../testing/story-checkout.ts';

const meta = { title: 'Pages/Checkout/Confirm' } satisfies Meta;

export default meta;

const at = `/confirm/${SLUG}`;

export const ReadyToPay: StoryObj = inCheckout(at, paidBy);

export const PickupPoint: StoryObj = inCheckout(at, {
  ...paidBy,
  courier_info: {
    name: 'Omnivia',
    pickup_point: {
      parcelshop_id: 'P1',
      name: 'Šeškinė',
      address: 'Ukmergės g. 282',
      city: 'Vilnius',
      zip: '06318',
      opening_hours: '8–22',
    },
  },
});

export const ForACompany: StoryObj = inCheckout(at, {
  ...paidBy,
  company: {
    ...{ name: 'UAB „Žvejų namai“', register_code: '121215434' },
    ...{ vat_number: 'LT100001234510', country_id: 1 },
  },
});

/** The balance covers it all: the button still states the obligation to pay. */
export const FromBalance: StoryObj = inCheckout(at, {
  ...paidBy,
  totals: { ...showcaseTotals, balance: showcaseTotals.total, total: 0 },
});
