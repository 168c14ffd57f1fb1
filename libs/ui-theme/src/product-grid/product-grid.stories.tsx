import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddButton } from '../product-card/add-button.tsx';
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';
import { ProductCard, type ProductCardProps } from '../product-card/product-card.tsx';
import { headphonesCard, lampCard, longCard, shirtCard } from '../product-card/story-cards.ts';
import { ProductGrid } from './product-grid.tsx';

const card = (props: ProductCardProps) => (
  <ProductCard key={props.href} {...props} level={2} add={<AddButton label={`Add ${props.name}`} />} />
);

const meta = {
  title: 'Components/ProductGrid',
  component: ProductGrid,
  args: { children: [lampCard, headphonesCard, shirtCard, longCard].map(card) },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Prices and waybills align across a row, with names of any length. */
export const Grid: Story = {};

export const Dense: Story = { args: { columns: 'dense' } };

export const List: Story = {
  args: {
    layout: 'list',
    head: {
      item: 'Item',
      goods: 'Goods',
      air: 'Door, air',
      sea: 'Door, sea',
    },
  },
};

export const Loading: Story = {
  args: { children: [1, 2, 3, 4].map((at) => <ProductCardSkeleton key={at} />) },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const LongWords: Story = {
  args: {
    layout: 'list',
    head: {
      item: 'Nebepaskirstomieji',
      goods: 'Prekės kaina',
      air: 'Iki durų oru',
      sea: 'Ukseni laevaga',
    },
    children: [longCard, headphonesCard].map(card),
  },
};
