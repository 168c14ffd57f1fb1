import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { AddButton } from './add-button.tsx';
import { ProductCard } from './product-card.tsx';
import { headphonesCard, lampCard, longCard, shirtCard } from './story-cards.ts';

const meta = {
  title: 'Components/ProductCard',
  component: ProductCard,
  args: { ...lampCard, level: 2, add: <AddButton label="Add the lamp to the cart" onClick={fn()} /> },
  // A card takes its rows from the grid around it.
  decorators: [
    (Story) => (
      <ProductGrid>
        <Story />
      </ProductGrid>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtItsPrice: Story = {};
export const Reduced: Story = { args: { ...headphonesCard } };
export const SoldOut: Story = { args: { ...shirtCard } };
export const WithoutWaybill: Story = { args: { waybill: undefined } };
export const WithoutAdding: Story = { args: { add: undefined } };
/** The price is the delivered one; below it is the other method. */
export const DeliveredPrice: Story = {
  args: {
    ...headphonesCard,
    price: { current: '€292.19', struck: '€341.20', struckLabel: 'before', lowest: '30-day lowest €292.19' },
    waybill: { sea: { label: 'Sea', price: '€283.87', days: '32–40 days' } },
  },
};
export const LongWords: Story = { args: { ...longCard } };
export const SmallScreen: Story = { args: { ...longCard }, globals: { viewport: { value: 'small' } } };

/** Two tab stops: the name, whose link is the card, and the button above it. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add the lamp to the cart' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: lampCard.name })).toHaveFocus();
  },
};

export const AsListRow: Story = {
  args: { ...headphonesCard },
  decorators: [
    (Story) => (
      <ProductGrid
        layout="list"
        head={{
          item: 'Item',
          goods: 'Goods',
          air: 'Door, air',
          sea: 'Door, sea',
        }}
      >
        <Story />
      </ProductGrid>
    ),
  ],
};
