import type { Meta, StoryObj } from '@storybook/react-vite';
import { atAddresses } from '../testing/at-addresses.ts';

const meta = { title: 'Pages/Account/EditAddress' } satisfies Meta;

export default meta;

export const Filled: StoryObj = atAddresses('/delivery-addresses/2', 3);
