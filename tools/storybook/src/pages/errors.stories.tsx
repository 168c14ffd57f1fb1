import { configurationCalls } from '@shop/contracts/calls';
import { atPage, isDown } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Errors' } satisfies Meta;

export default meta;

export const NotFound: StoryObj = atPage({ at: '/no/such/page' });

/** No frame, because the frame itself requests the shop's settings. */
export const ShopUnavailable: StoryObj = atPage({
  at: '/',
  answers: [isDown(configurationCalls.storeConfig)],
});
