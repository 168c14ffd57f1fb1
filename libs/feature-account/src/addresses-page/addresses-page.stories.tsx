import type { Meta, StoryObj } from '@storybook/react-vite';
import { atAddresses } from '../testing/at-addresses.ts';

const meta = { title: 'Pages/Account/Addresses' } satisfies Meta;

export default meta;

export const Empty: StoryObj = atAddresses('/delivery-addresses', 0);

export const Few: StoryObj = atAddresses('/delivery-addresses', 3);

/** More than most clients have: the page is long, and each card is as high as its row. */
export const Many: StoryObj = atAddresses('/delivery-addresses', 24);

export const JustSaved: StoryObj = atAddresses('/delivery-addresses?done=saved', 2);
