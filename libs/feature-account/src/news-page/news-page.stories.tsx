import { authContract, ownAccountContract } from '@shop/contracts/auth';
import { aClient, atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Account/News' } satisfies Meta;

export default meta;

const client = says(authContract.currentUser, { status: true, user: aClient() });
const news = says(ownAccountContract.news, {
  status: true,
  subscribed: true,
  topics: ['offers', 'price_alerts'],
  stopped: null,
});

export const SomeTopics: StoryObj = atPage({
  at: '/account-information/news',
  hasSession: true,
  answers: [client, news],
});
export const Small: StoryObj = { ...SomeTopics, globals: { viewport: { value: 'small' } } };

export const NewsOff: StoryObj = atPage({
  at: '/account-information/news',
  hasSession: true,
  answers: [
    client,
    says(ownAccountContract.news, {
      status: true,
      subscribed: false,
      topics: ['offers', 'price_alerts'],
      stopped: null,
    }),
  ],
});

/** The reader marked a mail as spam. */
export const Complained: StoryObj = atPage({
  at: '/account-information/news',
  hasSession: true,
  answers: [
    client,
    says(ownAccountContract.news, { status: true, subscribed: false, topics: [], stopped: 'complaint' }),
  ],
});
