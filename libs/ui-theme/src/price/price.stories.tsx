import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Price } from './price.tsx';

const meta = {
  title: 'Components/Price',
  component: Price,
  args: { current: '€219.00' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

const reduced = {
  current: '€219.00',
  struck: '€269.00',
  struckLabel: 'before',
  lowest: 'Lowest price of the 30 days before: €269.00',
};

export const Current: Story = {};
export const Reduced: Story = { args: reduced };
export const WithHint: Story = { args: { ...reduced, hint: 'item price in the US', size: 'product' } };
export const Sizes: Story = {
  args: reduced,
  render: (args) => (
    <Stack>
      {(['body', 'card', 'bar', 'product'] as const).map((size) => (
        <Price key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
export const LongWords: Story = {
  args: {
    current: '1 142 142,60 €',
    struck: '2 269 269,00 €',
    struckLabel: 'anksčiau buvo',
    lowest: 'Mažiausia kaina per 30 dienų iki nuolaidos: 2 269 269,00 €',
    hint: 'kauba hind Ameerika Ühendriikides',
    size: 'product',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
