import { authContract } from '@shop/contracts/auth';
import { balanceContract, type HistoryEntry } from '@shop/contracts/balance';
import { balanceCalls } from '@shop/contracts/later-calls';
import { aClient, atPage, isDown, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aBalanceLine, aHistory } from '../testing/a-history.ts';

const meta = { title: 'Pages/Account/Balance' } satisfies Meta;

export default meta;

const client = says(authContract.currentUser, { status: true, user: aClient({ balance: 135.5 }) });

const at = (page: string, entries: HistoryEntry[]): StoryObj =>
  atPage({ at: page, hasSession: true, answers: [client, says(balanceContract.history, entries)] });

export const EveryLabel: StoryObj = at('/balance', aHistory());

export const Empty: StoryObj = at('/balance', []);

export const NothingFound: StoryObj = at('/balance?kind=refunds&from=2026-11-01', []);

export const ManyPages: StoryObj = at(
  '/balance?page=2',
  Array.from({ length: 21 }, (_, line) => aBalanceLine({ id: 4107 - line })),
);

export const Unavailable: StoryObj = atPage({
  at: '/balance',
  hasSession: true,
  answers: [client, isDown(balanceCalls.history)],
});
