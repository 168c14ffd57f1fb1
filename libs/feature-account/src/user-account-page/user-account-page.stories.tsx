import { authContract } from '@shop/contracts/auth';
import { orderCalls } from '@shop/contracts/later-calls';
import { ordersContract, type Order } from '@shop/contracts/orders';
import { aClient, atPage, isDown, localeOf, says, showcaseOrder } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Account/Overview' } satisfies Meta;

export default meta;

const client = says(authContract.currentUser, { status: true, user: aClient() });

const listing = (ordersIn: (locale: string) => Order[]) =>
  says(ordersContract.list, ({ language_id }) => {
    const items = ordersIn(localeOf(language_id));
    return {
      status: true as const,
      items: items.map((order) => ({ ...order, road: order })),
      total: items.length,
    };
  });

const at = { at: '/user-account', hasSession: true } as const;
/** Wide screens have the overview on the page of the information. */
const small = { viewport: { value: 'small' } };

export const Client: StoryObj = {
  ...atPage({
    ...at,
    answers: [client, listing((locale) => [showcaseOrder(locale)])],
  }),
  globals: small,
};

const STATES = ['accepted', 'accepted', 'shipped', 'delivered'] as const;

/** Two orders are unpaid; only the first has a primary button. */
export const Waiting: StoryObj = {
  ...atPage({
    ...at,
    answers: [
      client,
      listing((locale) =>
        STATES.map((state, place) => ({
          ...showcaseOrder(locale, { state }),
          id: 100_184 - place,
          number: `QU${100_184 - place}`,
          slug: String(place).repeat(22),
          payable_slug: state === 'accepted' ? 'B'.repeat(22) : null,
        })),
      ),
    ],
  }),
  globals: small,
};

export const NothingYet: StoryObj = {
  ...atPage({ ...at, answers: [client, listing(() => [])] }),
  globals: small,
};

export const OrdersUnavailable: StoryObj = {
  ...atPage({ ...at, answers: [client, isDown(orderCalls.list)] }),
  globals: small,
};
