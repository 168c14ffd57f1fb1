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

/** A line that scrolls on narrow screens. */
export const Small: Story = { globals: { viewport: { value: 'small' } } };

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
