import { authContract } from '@shop/contracts/auth';
import { privacyContract } from '@shop/contracts/privacy';
import { aClient, atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Account/Data' } satisfies Meta;

export default meta;

const client = says(authContract.currentUser, { status: true, user: aClient() });
const at = (...obstacles: ('balance' | 'open_orders')[]): StoryObj =>
  atPage({
    at: '/account-information/data',
    hasSession: true,
    answers: [client, says(privacyContract.erasure, { status: true, obstacles })],
  });

export const MayBeErased: StoryObj = at();
export const OrdersOnTheirWay: StoryObj = at('open_orders', 'balance');
export const Small: StoryObj = { ...at(), globals: { viewport: { value: 'small' } } };
