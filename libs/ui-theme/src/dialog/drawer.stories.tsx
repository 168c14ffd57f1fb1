import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { type DialogProps, Drawer } from './dialog.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    heading: 'Cart',
    closeLabel: 'Close the cart',
    isOpen: true,
    onClose: fn(),
    actions: (
      <Stack gap={8}>
        <Button isBlock>To checkout</Button>
        <Button isBlock look="quiet">
          See the cart
        </Button>
      </Stack>
    ),
    children: <Text>K7 headphones are in the cart.</Text>,
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Wide: Story = { args: { size: 'medium' } };
/** From below, no higher than its content and never over the whole page. */
export const Sheet: Story = { globals: { viewport: { value: 'small' } } };

const Opened = (args: DialogProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cart</Button>
      <Drawer {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

/** It begins at its close button, keeps the focus while it is open, and restores it. */
export const Keyboard: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Cart' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await canvas.findByRole('dialog', { name: 'Cart' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close the cart' })).toHaveFocus());
    // The browser handles Escape of a native dialog; a test can only dispatch the resulting `cancel` event.
    (drawer as HTMLDialogElement).requestClose();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongWords: Story = {
  args: {
    heading: 'Nebepaskirstomųjų pirkinių krepšelis',
    closeLabel: 'Uždaryti',
    actions: <Button isBlock>Kinnita pangaautomaadikasutajatunnus ja jätka</Button>,
    children: <Text>Kuulilennuteetunneliluuk, nebeprisikiškiakopūsteliaujančiuosiuose.</Text>,
  },
  globals: { viewport: { value: 'small' } },
};
