import { ordersContract } from '@shop/contracts/orders';
import { atPage, localeOf, says, showcaseOrder } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/CancelOrder' } satisfies Meta;

export default meta;

const payments = [
  { payment_processor_id: 4, amount: 100 },
  { payment_processor_id: 1, amount: 691.55 },
];

export const PaidFromBalanceAndCard: StoryObj = atPage({
  at: `/order/${'A'.repeat(22)}/cancel`,
  answers: [
    says(ordersContract.success, ({ language_id }) => ({
      status: true as const,
      order: showcaseOrder(localeOf(language_id), { state: 'paid', may: ['cancel'], payments }),
    })),
  ],
});
