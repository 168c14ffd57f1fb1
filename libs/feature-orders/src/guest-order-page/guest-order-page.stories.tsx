import { invoicesContract } from '@shop/contracts/invoices';
import { ordersContract, type Order } from '@shop/contracts/orders';
import { atPage, localeOf, says, showcaseOrder } from '@shop/testing-react/stories';
import { documentsOfOrder } from '../testing/an-invoice.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Guest order' } satisfies Meta;

export default meta;

const at = `/order/${'A'.repeat(22)}`;

const maskedOf = ({ id: _id, slug: _slug, address: _address, ...order }: Order) => ({
  ...order,
  email: 'o•••@e•••.lt',
});

export const Masked: StoryObj = atPage({
  at,
  answers: [
    says(ordersContract.success, ({ language_id }) => ({
      status: true as const,
      order: null,
      masked: maskedOf(showcaseOrder(localeOf(language_id))),
    })),
  ],
});

export const Whole: StoryObj = atPage({
  at,
  hasSession: true,
  answers: [
    says(invoicesContract.ofOrder, { status: true, documents: documentsOfOrder() }),
    says(ordersContract.success, ({ language_id }) => ({
      status: true as const,
      order: showcaseOrder(localeOf(language_id)),
    })),
  ],
});

export const Expired: StoryObj = atPage({
  at,
  answers: [says(ordersContract.success, { status: true as const, order: null, is_expired: true })],
});
