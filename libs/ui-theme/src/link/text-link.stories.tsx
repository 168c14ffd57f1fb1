import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { href: '/delivery', children: 'our delivery promise' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text>
      Duty and VAT are inside: <TextLink {...args} />.
    </Text>
  ),
};
export const Quiet: Story = { args: { tone: 'quiet', children: 'Lietuvių' } };
export const Current: Story = { args: { tone: 'quiet', isCurrent: true, children: 'English' } };
/** For addresses outside the shop. */
export const OpensApart: Story = {
  args: { opensApart: true, href: 'https://store.example', children: 'the store' },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'our delivery promise' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: { children: 'nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluukides' },
  globals: { viewport: { value: 'small' } },
};
