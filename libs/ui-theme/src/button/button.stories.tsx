import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Add to cart' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Quiet: Story = { args: { look: 'quiet' } };

export const Critical: Story = { args: { look: 'critical' } };

export const Small: Story = { args: { size: 'small' } };

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    children: 'Nebeprisikiškiakopūsteliaujančiuosiuose pristatymo į namus krepšeliuose',
    isBlock: true,
  },
};
