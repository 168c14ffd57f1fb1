import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton width="third" />
      <Skeleton shape="title" width="half" />
      <Skeleton shape="control" width="quarter" />
      <Skeleton shape="waybill" width="most" />
      <Skeleton shape="block" />
    </Stack>
  ),
};
export const Tile: Story = { args: { shape: 'tile', width: 'quarter' } };
