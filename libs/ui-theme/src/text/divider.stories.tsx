import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Divider } from './divider.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Components/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BetweenParts: Story = {
  render: () => (
    <Stack>
      <Text>Goods</Text>
      <Divider />
      <Text>Delivery</Text>
    </Stack>
  ),
};
