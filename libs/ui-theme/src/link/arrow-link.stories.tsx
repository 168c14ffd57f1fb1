import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { ArrowLink } from './arrow-link.tsx';

const meta = {
  title: 'Components/ArrowLink',
  component: ArrowLink,
  args: { href: '/my-orders', children: 'All orders' },
} satisfies Meta<typeof ArrowLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
/** The text stays for screen readers. */
export const ShortOnSmallScreens: Story = {
  args: { isShortOnSmall: true },
  globals: { viewport: { value: 'small' } },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  render: (args) => (
    <Stack>
      <ArrowLink {...args}>Nebeprisikiškiakopūsteliaujančiuosiuose</ArrowLink>
      <ArrowLink {...args}>Vaata kuulilennuteetunneliluuke</ArrowLink>
    </Stack>
  ),
  globals: { viewport: { value: 'small' } },
};
