import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import { headphonesCard } from './story-cards.ts';

const meta = {
  title: 'Components/ProductCardSkeleton',
  component: ProductCardSkeleton,
} satisfies Meta<typeof ProductCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Next to a loaded card: the same rows. */
export const BesideItsCard: Story = {
  render: () => (
    <ProductGrid>
      <ProductCard {...headphonesCard} level={2} />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
    </ProductGrid>
  ),
};

export const AsListRow: Story = {
  render: () => (
    <ProductGrid layout="list">
      <ProductCard {...headphonesCard} level={2} />
      <ProductCardSkeleton />
    </ProductGrid>
  ),
};
