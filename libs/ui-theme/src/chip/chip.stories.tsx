import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { Chip } from './chip.tsx';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: {
    href: '/c/headphones',
    children: 'Headphones',
    onClick: fn((event: MouseEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link: a subcategory. */
export const Link: Story = {};
/** An applied filter: its address is the page without it. */
export const Applied: Story = {
  args: { href: '/c/audio', removeLabel: 'Remove the filter', children: 'Up to €200' },
};

export const Keyboard: Story = {
  args: { removeLabel: 'Remove the filter', children: 'Up to €200' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Remove the filter Up to €200' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    removeLabel: 'Pašalinti filtrą',
    children: 'Nebeprisikiškiakopūsteliaujančiuosiuose, kuulilennuteetunneliluuk',
  },
};
