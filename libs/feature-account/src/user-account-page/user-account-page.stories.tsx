import { authContract, ordersContract } from '@shop/contracts';
import { aClient, atPage, localeOf, says, showcaseOrder } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Account/Overview' } satisfies Meta;

export default meta;

export const Client: StoryObj = atPage({
  at: '/user-account',
  hasSession: true,
  answers: [
    says(authContract.currentUser, { status: true, user: aClient() }),
    says(ordersContract.one, ({ language_id }) => ({
      status: true as const,
      order: showcaseOrder(localeOf(language_id)),
    })),
    says(ordersContract.list, ({ language_id }) => ({
      status: true as const,
      items: [showcaseOrder(localeOf(language_id))],
      total: 1,
    })),
  ],
});
