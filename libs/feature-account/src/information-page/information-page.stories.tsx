import { authContract, ownAccountContract } from '@shop/contracts/auth';
import { ordersContract } from '@shop/contracts/orders';
import { aClient, atPage, localeOf, says, showcaseOrder } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Account/Information' } satisfies Meta;

export default meta;

const client = says(authContract.currentUser, { status: true, user: aClient({ phone: '+370 612 00184' }) });

const news = says(authContract.subscriptionStatus, { status: true, result: true });

const mailed = (stopped: 'bounce' | null) =>
  says(ownAccountContract.news, { status: true, subscribed: true, topics: ['offers'], stopped });

const STAMP = '2026-11-24T09:14:00-05:00';
const devices = says(authContract.sessions, {
  status: true,
  sessions: [
    {
      id: 1,
      browser: 'Chrome',
      system: 'Windows',
      place: '84.15.12.*',
      begun_at: STAMP,
      seen_at: STAMP,
      is_this: true,
    },
    {
      id: 2,
      browser: 'Safari',
      system: 'iOS',
      place: '84.15.12.*',
      begun_at: STAMP,
      seen_at: STAMP,
      is_this: false,
    },
    { id: 3, browser: null, system: null, place: null, begun_at: STAMP, seen_at: STAMP, is_this: false },
  ],
});

const orders = says(ordersContract.list, ({ language_id }) => {
  const order = showcaseOrder(localeOf(language_id));
  return { status: true as const, items: [{ ...order, road: order }], total: 1 };
});

const at = (page: string, stopped: 'bounce' | null = null): StoryObj =>
  atPage({ at: page, hasSession: true, answers: [client, news, mailed(stopped), devices, orders] });

export const Filled: StoryObj = at('/account-information');
/** The overview is a separate page there. */
export const Small: StoryObj = { ...at('/account-information'), globals: { viewport: { value: 'small' } } };
export const JustSaved: StoryObj = at('/account-information?done=contact');
export const PasswordChanged: StoryObj = at('/account-information?done=password');
/** Mails to the address came back. */
export const StoppedAddress: StoryObj = at('/account-information', 'bounce');
