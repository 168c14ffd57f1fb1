import { authContract } from '@shop/contracts/auth';
import { orderCalls } from '@shop/contracts/later-calls';
import { miscInvoicesContract } from '@shop/contracts/misc-invoices';
import { ordersContract, type OrderSummary } from '@shop/contracts/orders';
import { aClient, atPage, isDown, localeOf, says, showcaseOrder } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { miscInvoiceInList } from '../testing/a-misc-invoice.ts';

const meta = { title: 'Pages/Orders' } satisfies Meta;

export default meta;

const client = says(authContract.currentUser, { status: true, user: aClient() });
const noInvoices = says(miscInvoicesContract.list, { status: true, invoices: [] });

const STATES = ['accepted', 'shipped', 'delivered', 'refunded', 'cancelled'] as const;

const ordersIn = (locale: string): OrderSummary[] =>
  STATES.map((state, place) => ({
    ...showcaseOrder(locale, { state }),
    id: 100_184 - place,
    number: `QU${100_184 - place}`,
    slug: String(place).repeat(22),
    payable_slug: state === 'accepted' ? 'B'.repeat(22) : null,
  }));

export const Full: StoryObj = atPage({
  at: '/my-orders',
  hasSession: true,
  answers: [
    client,
    noInvoices,
    says(ordersContract.list, ({ language_id }) => ({
      status: true as const,
      items: ordersIn(localeOf(language_id)),
      total: 25,
    })),
  ],
});

/** Two invoices for what is no order: one waits for the client, one is paid. */
export const WithInvoices: StoryObj = atPage({
  at: '/my-orders',
  hasSession: true,
  answers: [
    client,
    says(miscInvoicesContract.list, {
      status: true,
      invoices: [
        miscInvoiceInList(),
        miscInvoiceInList({ slug: 'P'.repeat(22), number: 'MI-LT-2026-000009', state: 'paid' }),
      ],
    }),
    says(ordersContract.list, ({ language_id }) => ({
      status: true as const,
      items: ordersIn(localeOf(language_id)),
      total: 5,
    })),
  ],
});

export const Empty: StoryObj = atPage({
  at: '/my-orders',
  hasSession: true,
  answers: [client, noInvoices, says(ordersContract.list, { status: true, items: [], total: 0 })],
});

/** Words that no order matches. */
export const NothingFound: StoryObj = atPage({
  at: '/my-orders?search=linen',
  hasSession: true,
  answers: [client, noInvoices, says(ordersContract.list, { status: true, items: [], total: 0 })],
});

export const Unavailable: StoryObj = atPage({
  at: '/my-orders',
  hasSession: true,
  answers: [client, noInvoices, isDown(orderCalls.list)],
});
