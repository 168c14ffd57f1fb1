import { authContract } from '@shop/contracts/auth';
import { aClient, atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Account/TopUp' } satisfies Meta;

export default meta;

const client = says(authContract.currentUser, { status: true, user: aClient({ balance: 35.5 }) });

const at = (page: string): StoryObj => atPage({ at: page, hasSession: true, answers: [client] });

export const Empty: StoryObj = at('/balance/pay');
export const SumChosen: StoryObj = at('/balance/pay?amount=50');
