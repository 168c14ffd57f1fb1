import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddButton, AddLink } from './add-button.tsx';

const meta = {
  title: 'Components/AddButton',
  component: AddButton,
  args: { label: 'Add K7 headphones to the cart', type: 'button', onClick: fn() },
} satisfies Meta<typeof AddButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const Done: Story = { args: { isDone: true, label: 'K7 headphones are in the cart' } };
/** A version has to be chosen first: the same icon links to the choice. */
export const ToBeChosen: Story = {
  render: () => <AddLink href="/en/p/k7" label="Choose a size or version: K7 headphones" />,
};
export const LongWords: Story = {
  args: { label: 'Į krepšelį: nebeprisikiškiakopūsteliaujančiuosiuose, lisa kuulilennuteetunneliluuk' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
