import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Breadcrumbs',
    items: [
      { label: 'All categories', href: '/marketplace' },
      { label: 'Electronics', href: '/c/electronics' },
      { label: 'Audio', href: '/c/audio' },
      { label: 'Headphones' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourLevels: Story = {};
export const Two: Story = {
  args: { items: [{ label: 'My orders', href: '/my-orders' }, { label: 'QU100046' }] },
};
/** One line that scrolls. */
export const OnSmallScreens: Story = { globals: { viewport: { value: 'small' } } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All categories' })).toHaveFocus();
    await expect(canvas.getByText('Headphones')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongWords: Story = {
  args: {
    label: 'Kelias',
    items: [
      { label: 'Visos kategorijos', href: '/marketplace' },
      { label: 'Nebeprisikiškiakopūsteliaujantieji', href: '/c/1' },
      { label: 'Kuulilennuteetunneliluugid', href: '/c/2' },
      { label: 'Belaidės triukšmą slopinančios ausinės' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
