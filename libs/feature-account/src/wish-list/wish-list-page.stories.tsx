import { authContract } from '@shop/contracts/auth';
import { wishesContract } from '@shop/contracts/wishes';
import type { Wish } from '@shop/data-access/wishes';
import { aClient, atPage, isDown, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aWish, aWishList } from '../testing/a-wish-list.ts';

const meta = { title: 'Pages/Account/Wish list' } satisfies Meta;

export default meta;

const client = says(authContract.currentUser, { status: true, user: aClient() });
const at = (wishes: readonly Wish[], address = '/wish-list', most = 200): StoryObj =>
  atPage({
    at: address,
    hasSession: true,
    answers: [client, says(wishesContract.list, aWishList(wishes, most))],
  });

const SOME = [
  aWish({ price: 39, alert_percent: 10 }),
  aWish({ id: 8, name: 'K7 wireless headphones, noise cancelling', availability: 'sold_out' }),
  aWish({ id: 9, name: 'Brass lamp', availability: 'withdrawn' }),
];

export const Empty: StoryObj = at([]);
export const Some: StoryObj = at(SOME);
export const Full: StoryObj = at(SOME, '/wish-list', SOME.length);
export const JustSaved: StoryObj = at(SOME, '/wish-list?done=saved');
export const AfterLogin: StoryObj = at([], '/wish-list?save=3');
export const Failed: StoryObj = atPage({
  at: '/wish-list',
  hasSession: true,
  answers: [client, isDown(wishesContract.list)],
});
export const Small: StoryObj = { ...at(SOME), globals: { viewport: { value: 'small' } } };
