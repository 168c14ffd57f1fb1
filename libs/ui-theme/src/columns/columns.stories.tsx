import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/box.tsx';
import { Text } from '../text/text.tsx';
import { Columns } from './columns.tsx';

const part = (name: string) => (
  <Box ground="box" key={name}>
    <Text>{name}</Text>
  </Box>
);

const meta = {
  title: 'Components/Columns',
  component: Columns,
  args: { layout: 'halves', children: [part('First'), part('Second')] },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Halves: Story = {};
export const Thirds: Story = {
  args: { layout: 'thirds', children: [part('First'), part('Second'), part('Third')] },
};
export const Listing: Story = { args: { layout: 'listing', children: [part('Filters'), part('Goods')] } };
export const Checkout: Story = { args: { layout: 'checkout', children: [part('Steps'), part('Summary')] } };
export const Account: Story = { args: { layout: 'account', children: [part('Menu'), part('Overview')] } };
/** Every layout becomes one column on narrow screens. */
export const Folded: Story = {
  args: { layout: 'account', children: [part('Menu'), part('Overview')] },
  globals: { viewport: { value: 'small' } },
};

export const LongWords: Story = {
  args: { children: [part('Nebeprisikiškiakopūsteliaujančiuosiuose'), part('Pangaautomaadikasutajatunnus')] },
  globals: { viewport: { value: 'small' } },
};
