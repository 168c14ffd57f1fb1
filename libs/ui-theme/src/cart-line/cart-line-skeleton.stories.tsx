import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartLineSkeleton } from './cart-line-skeleton.tsx';

const meta = {
  title: 'Components/CartLineSkeleton',
  component: CartLineSkeleton,
} satisfies Meta<typeof CartLineSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Coming: Story = {};
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
