import { authContract } from '@shop/contracts/auth';
import { invoicesContract } from '@shop/contracts/invoices';
import { ordersContract, type Order } from '@shop/contracts/orders';
import { aClient, atPage, localeOf, says, showcaseOrder } from '@shop/testing-react/stories';
import { documentsOfOrder } from '../testing/an-invoice.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Order' } satisfies Meta;

export default meta;

const shown = (parts: Partial<Order> | null = {}) =>
  atPage({
    at: `/my-orders/${'A'.repeat(22)}`,
    hasSession: true,
    answers: [
      says(authContract.currentUser, { status: true, user: aClient() }),
      says(invoicesContract.ofOrder, { status: true, documents: documentsOfOrder() }),
      says(ordersContract.one, ({ language_id }) => ({
        status: true as const,
        order: parts && showcaseOrder(localeOf(language_id), parts),
      })),
    ],
  });

export const OnItsWay: StoryObj = shown();

export const ForACompany: StoryObj = shown({
  company: {
    ...{ name: 'UAB „Žvejų namai“', register_code: '121215434' },
    ...{ vat_number: 'LT100001234510', country_id: 1 },
  },
});

export const Unpaid: StoryObj = shown({
  state: 'accepted',
  payable_slug: 'B'.repeat(22),
  payments: [],
  timeline: [{ state: 'accepted', at: '2026-11-12T09:14:00-05:00' }],
});

export const Cancelled: StoryObj = shown({
  state: 'cancelled',
  timeline: [
    { state: 'accepted', at: '2026-11-12T09:14:00-05:00' },
    { state: 'cancelled', at: '2026-11-13T08:00:00-05:00' },
  ],
});

export const Refunded: StoryObj = shown({
  state: 'refunded',
  refunded: 791.55,
  timeline: [
    { state: 'accepted', at: '2026-11-12T09:14:00-05:00' },
    { state: 'paid', at: '2026-11-12T09:15:20-05:00' },
    { state: 'refunded', at: '2026-11-13T08:00:00-05:00' },
  ],
});

export const PartlyRefunded: StoryObj = shown({
  refunded: 40.5,
  timeline: [
    { state: 'accepted', at: '2026-11-12T09:14:00-05:00' },
    { state: 'paid', at: '2026-11-12T09:15:20-05:00' },
    { state: 'partly_refunded', at: '2026-11-13T08:00:00-05:00' },
  ],
});

export const Disputed: StoryObj = shown({
  state: 'disputed',
  timeline: [
    { state: 'accepted', at: '2026-11-12T09:14:00-05:00' },
    { state: 'paid', at: '2026-11-12T09:15:20-05:00' },
    { state: 'disputed', at: '2026-11-13T08:00:00-05:00' },
  ],
});

export const Unknown: StoryObj = shown(null);
