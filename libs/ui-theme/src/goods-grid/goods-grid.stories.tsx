import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from '../product-card/product-card.tsx';
import { headphonesCard, lampCard, longCard, shirtCard } from '../product-card/story-cards.ts';
import { GoodsGrid } from './goods-grid.tsx';

const meta = {
  title: 'Components/GoodsGrid',
  component: GoodsGrid,
  args: {
    children: [lampCard, headphonesCard, shirtCard, lampCard, headphonesCard, longCard].map((card, at) => (
      <ProductCard key={at} {...card} />
    )),
  },
} satisfies Meta<typeof GoodsGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
