import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ArrowLink } from '../link/arrow-link.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'Weight is typical for kettles.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'The offer was accepted.' } };
export const Warning: Story = { args: { tone: 'warning', children: 'The price of one line changed.' } };
export const Critical: Story = {
  args: { tone: 'critical', children: 'The payment was declined. Nothing was taken.' },
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    children: 'Two orders wait to be paid.',
    action: <ArrowLink href="/my-orders?filter=unpaid">See them</ArrowLink>,
  },
};
/** The action moves below the text. */
export const OnSmallScreens: Story = {
  args: {
    tone: 'critical',
    children: 'Your orders could not be loaded.',
    action: (
      <Button look="quiet" size="small">
        Try again
      </Button>
    ),
  },
  globals: { viewport: { value: 'small' } },
};

const onDismiss = fn();
export const Dismissable: Story = {
  args: { onDismiss, dismissLabel: 'Hide' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hide' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    tone: 'warning',
    children: 'Nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluuk pangaautomaadikasutajatunnus',
    action: (
      <Button look="quiet" size="small">
        Peržiūrėti neapmokėtus užsakymus
      </Button>
    ),
    onDismiss,
    dismissLabel: 'Paslėpti',
  },
  globals: { viewport: { value: 'small' } },
};
