import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../stack/inline.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Quiet: Story = { args: { look: 'quiet', children: 'Show 48 more' } };
export const Critical: Story = { args: { look: 'critical', children: 'Delete the address' } };
export const Link: Story = { args: { look: 'link', children: 'Use another card' } };
export const Bare: Story = { args: { look: 'bare', icon: 'trash', children: 'Remove' } };
export const WithIcon: Story = { args: { icon: 'cart-add' } };
export const Block: Story = { args: { isBlock: true, size: 'large', children: 'Order and pay, €590.85' } };

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </Inline>
  ),
};

export const Disabled: Story = {
  args: { disabled: true, children: 'Sold out' },
  render: (args) => (
    <Inline>
      <Button {...args} />
      <Button {...args} look="quiet" />
      <Button {...args} look="link" />
      <Button {...args} look="bare" icon="trash" />
    </Inline>
  ),
};

export const Busy: Story = {
  args: { isBusy: true, children: 'Adding…' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Adding…' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LongWords: Story = {
  args: { isBlock: true, size: 'large' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Inline>
      <Button {...args}>Patvirtinti ir apmokėti nebeprisikiškiakopūsteliaujančiuosius</Button>
      <Button {...args} look="quiet" icon="return">
        Kinnita pangaautomaadikasutajatunnus ja jätka
      </Button>
    </Inline>
  ),
};
