import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Toast, ToastStack, type ToastProps } from './toast.tsx';

const Shown = (args: ToastProps) => (
  <ToastStack label="Messages">
    <Toast {...args} />
  </ToastStack>
);

const meta = {
  title: 'Components/Toast',
  component: Toast,
  args: { children: 'K7 headphones are in the cart' },
  render: (args) => <Shown {...args} />,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithOtherSign: Story = { args: { icon: 'alert', children: 'The address could not be copied' } };

const Copying = () => {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <Button onClick={() => setCopied(true)}>Copy the address</Button>
      <ToastStack label="Messages">
        {isCopied && <Toast icon="copy">The address was copied</Toast>}
      </ToastStack>
    </>
  );
};

/** Announced when it appears; the focus does not move. */
export const Appearing: Story = {
  render: () => <Copying />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status', { name: 'Messages' })).toHaveTextContent(
      'The address was copied',
    );
    await expect(canvas.getByRole('button', { name: 'Copy the address' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    children: 'Nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluuk jau krepšelyje',
  },
  globals: { viewport: { value: 'small' } },
};
