import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextLink } from '../link/text-link.tsx';
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
export const WithLink: Story = { args: { action: <TextLink href="/cart">View cart</TextLink> } };
export const WithOtherSign: Story = { args: { icon: 'alert', children: 'The address could not be copied' } };

const Removing = () => {
  const [isRemoved, setRemoved] = useState(false);
  return (
    <>
      <Button onClick={() => setRemoved(true)}>Remove the address</Button>
      <ToastStack label="Messages">
        {isRemoved && (
          <Toast icon="trash" action={<button onClick={() => setRemoved(false)}>Undo</button>}>
            The address was removed
          </Toast>
        )}
      </ToastStack>
    </>
  );
};

/** Said aloud when it appears, and taken back by keyboard. */
export const Undo: Story = {
  render: () => <Removing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the address' }));
    await expect(canvas.getByRole('status', { name: 'Messages' })).toHaveTextContent(
      'The address was removed',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status', { name: 'Messages' })).toBeEmptyDOMElement();
  },
};

export const LongWords: Story = {
  args: {
    children: 'Nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluuk jau krepšelyje',
    action: <TextLink href="/cart">Peržiūrėti krepšelį</TextLink>,
  },
  globals: { viewport: { value: 'small' } },
};
