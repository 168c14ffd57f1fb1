import { authContract } from '@shop/contracts/auth';
import { aClient, atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Account/Information' } satisfies Meta;

export default meta;

const client = says(authContract.currentUser, { status: true, user: aClient({ phone: '+370 612 00184' }) });

const news = says(authContract.subscriptionStatus, { status: true, result: true });

const at = (page: string): StoryObj => atPage({ at: page, hasSession: true, answers: [client, news] });

export const Filled: StoryObj = at('/account-information');
export const JustSaved: StoryObj = at('/account-information?done=contact');
export const PasswordChanged: StoryObj = at('/account-information?done=password');
