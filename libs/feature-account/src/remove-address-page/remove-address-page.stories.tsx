import type { Meta, StoryObj } from '@storybook/react-vite';
import { atAddresses } from '../testing/at-addresses.ts';

const meta = { title: 'Pages/Account/RemoveAddress' } satisfies Meta;

export default meta;

export const LongWords: StoryObj = atAddresses('/delivery-addresses/4/remove', 4);
