import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const page = (number: number) => ({ label: String(number), href: `/my-orders?page=${number}` });
const previous = { href: '/my-orders?page=5', label: 'Previous page' };
const next = { href: '/my-orders?page=7', label: 'Next page' };

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of orders',
    previous,
    next,
    pages: [
      page(1),
      { label: '…' },
      page(5),
      { ...page(6), isCurrent: true },
      page(7),
      { label: '…' },
      page(24),
    ],
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const First: Story = {
  args: { previous: undefined, pages: [{ ...page(1), isCurrent: true }, page(2), page(3)] },
};
export const Last: Story = {
  args: { next: undefined, pages: [page(1), page(2), { ...page(3), isCurrent: true }] },
};
export const OnSmallScreens: Story = { globals: { viewport: { value: 'small' } } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveFocus();
    await expect(canvas.getByText('6')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongWords: Story = {
  args: {
    label: 'Nebeprisikiškiakopūsteliaujantys puslapiai',
    pages: Array.from({ length: 18 }, (_, index) => ({ ...page(1000 + index), isCurrent: index === 6 })),
  },
  globals: { viewport: { value: 'small' } },
};
