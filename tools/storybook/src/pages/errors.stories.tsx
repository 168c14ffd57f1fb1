import { configurationCalls } from '@shop/contracts/calls';
import { contentCalls } from '@shop/contracts/later-calls';
import { atPage, isDown, refuses } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Errors' } satisfies Meta;

export default meta;

export const NotFound: StoryObj = atPage({
  at: '/no/such/page',
  answers: [refuses(contentCalls.page, { status: 404, message: 'not_found' })],
});

/** No frame, because the frame itself requests the shop's settings. */
export const ShopUnavailable: StoryObj = atPage({
  at: '/',
  answers: [isDown(configurationCalls.storeConfig)],
});
