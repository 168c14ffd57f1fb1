import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutSteps } from './checkout-steps.tsx';

const meta = {
  title: 'Components/CheckoutSteps',
  component: CheckoutSteps,
  args: {
    label: 'Steps of the checkout',
    doneLabel: 'done',
    steps: [
      { label: 'Delivery', state: 'done', href: '/en/checkout' },
      { label: 'Payment', state: 'now' },
      { label: 'Review', state: 'ahead' },
    ],
  },
} satisfies Meta<typeof CheckoutSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  args: {
    steps: [
      { label: 'Delivery', state: 'now' },
      { label: 'Payment', state: 'ahead' },
      { label: 'Review', state: 'ahead' },
    ],
  },
};
export const Second: Story = {};
export const Last: Story = {
  args: {
    steps: [
      { label: 'Delivery', state: 'done', href: '/en/checkout' },
      { label: 'Payment', state: 'done', href: '/en/payment' },
      { label: 'Review', state: 'now' },
    ],
  },
};

/** Only completed steps are links. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Delivery/ })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};

export const LongWords: Story = {
  args: {
    label: 'Žingsniai',
    doneLabel: 'atlikta',
    steps: [
      { label: 'Nebepaskirstomieji', state: 'done', href: '/lt/checkout' },
      { label: 'Kuulilennuteetunneliluuk', state: 'now' },
      { label: 'Pangaautomaadikasutajatunnus', state: 'ahead' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
