import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabNav } from './tab-nav.tsx';

const meta = {
  title: 'Components/TabNav',
  component: TabNav,
  args: {
    label: 'Your account',
    items: [
      { href: '/en/user-account', label: 'Overview', icon: 'home', isCurrent: true },
      { href: '/en/my-orders', label: 'Orders', icon: 'box', count: '3' },
      { href: '/en/addresses', label: 'Addresses', icon: 'pin' },
    ],
  },
} satisfies Meta<typeof TabNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Side: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 216 }}>
        <Story />
      </div>
    ),
  ],
};

export const Tabs: Story = {
  args: {
    look: 'tabs',
    items: [
      { href: '?filter=', label: 'All', isCurrent: true, count: '42' },
      { href: '?filter=unpaid', label: 'To be paid', count: '2' },
      { href: '?filter=way', label: 'On the way', count: '5' },
    ],
  },
};

/** A line that scrolls on narrow screens, with the current page in view. */
export const Small: Story = {
  args: {
    items: [
      { href: '/en/user-account', label: 'Overview', icon: 'home' },
      { href: '/en/my-orders', label: 'Orders', icon: 'box', count: '3' },
      { href: '/en/parcels', label: 'Parcels', icon: 'truck' },
      { href: '/en/wish-list', label: 'Wish list', icon: 'heart' },
      { href: '/en/balance', label: 'Balance', icon: 'wallet' },
      { href: '/en/addresses', label: 'Addresses', icon: 'pin', isCurrent: true },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const [own, box] = [
      canvas.getByRole('link', { name: 'Addresses' }).getBoundingClientRect(),
      list.getBoundingClientRect(),
    ];
    await expect(own.right).toBeLessThanOrEqual(box.right + 1);
    await expect(own.left).toBeGreaterThanOrEqual(box.left - 1);
    await expect(list.getBoundingClientRect().height).toBeLessThan(64);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: 'Overview' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Orders/ })).toHaveFocus();
  },
};

export const LongWords: Story = {
  ...Side,
  args: {
    label: 'Jūsų paskyra',
    items: [
      { href: '/a', label: 'Nebepaskirstomieji užsakymai', icon: 'box', count: '12', isCurrent: true },
      { href: '/b', label: 'Kuulilennuteetunneliluugid', icon: 'pin' },
    ],
  },
};
