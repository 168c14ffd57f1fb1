import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { Count } from './count.tsx';

const meta = {
  title: 'Components/Count',
  component: Count,
  args: { value: '3', children: <Icon name="cart" size="large" /> },
} satisfies Meta<typeof Count>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Many: Story = { args: { value: '128' } };
export const None: Story = { args: { value: undefined } };
export const LongWords: Story = { args: { value: '99 999' } };
