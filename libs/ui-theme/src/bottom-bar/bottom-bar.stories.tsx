import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { BottomBar, type BottomBarItem } from './bottom-bar.tsx';

const items: readonly BottomBarItem[] = [
  { href: '/', icon: 'home', label: 'Home', isCurrent: true },
  { href: '/categories', icon: 'grid', label: 'Categories' },
  { href: '/search', icon: 'search', label: 'Search' },
  { href: '/cart', icon: 'cart', label: 'Cart', count: '3' },
  { href: '/account', icon: 'account', label: 'Account' },
];

const meta = {
  title: 'Components/BottomBar',
  component: BottomBar,
  args: { label: 'Main', items },
  globals: { viewport: { value: 'small' } },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};

export const AtTheCart: Story = {
  args: { items: items.map((item) => ({ ...item, isCurrent: item.icon === 'cart' })) },
};

/** The story may be opened in a wide window, where the bar is hidden. */
const isShown = (canvas: HTMLElement) => canvas.querySelector('nav')?.checkVisibility() ?? false;

const onClick = fn((event: MouseEvent) => event.preventDefault());

/** Every entry is a link in the reading order; an entry may run an action instead. */
export const Keyboard: Story = {
  args: { items: items.map((item) => (item.icon === 'grid' ? { ...item, onClick } : item)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (!isShown(canvasElement)) return;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Pagrindinis',
    items: [
      { href: '/', icon: 'home', label: 'Pagrindinis', isCurrent: true },
      { href: '/categories', icon: 'grid', label: 'Tootekategooriad' },
      { href: '/search', icon: 'search', label: 'Paieška' },
      { href: '/cart', icon: 'cart', label: 'Pirkinių krepšelis', count: '99+' },
      { href: '/account', icon: 'account', label: 'Kasutajakonto' },
    ],
  },
};
