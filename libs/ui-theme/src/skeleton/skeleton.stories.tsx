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
export const Title: Story = { args: { shape: 'title', width: 'half' } };
export const Control: Story = { args: { shape: 'control', width: 'third' } };
export const Waybill: Story = { args: { shape: 'waybill' } };
export const Block: Story = { args: { shape: 'block' } };
export const Tile: Story = { args: { shape: 'tile', width: 'quarter' } };
/** The shape of loading content, line by line. */
export const Paragraph: Story = {
  render: () => (
    <Stack gap={4}>
      <Skeleton shape="title" width="third" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </Stack>
  ),
};
