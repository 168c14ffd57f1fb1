import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { ReservedPlace } from './reserved-place.tsx';

const meta = {
  title: 'Components/ReservedPlace',
  component: ReservedPlace,
  args: { height: 200, children: <Text>The card field is loading…</Text> },
} satisfies Meta<typeof ReservedPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Low: Story = { args: { height: 40 } };
export const Fuller: Story = {
  args: {
    height: 40,
    children: <Text>{'What is higher than its place makes the place higher. '.repeat(12)}</Text>,
  },
};

export const LongWords: Story = {
  args: { children: <Text>Nebeprisikiškiakopūsteliaujančiuosiuose pangaautomaadikasutajatunnus</Text> },
};
