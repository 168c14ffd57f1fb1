import type { Meta, StoryObj } from '@storybook/react-vite';
import { atAddresses } from '../testing/at-addresses.ts';

const meta = { title: 'Pages/Account/NewAddress' } satisfies Meta;

export default meta;

export const Empty: StoryObj = atAddresses('/delivery-addresses/new', 1);
