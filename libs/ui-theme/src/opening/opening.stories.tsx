import type { Meta, StoryObj } from '@storybook/react-vite';
import { headphones } from '../picture/story-picture.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { headphonesCard, lampCard, longCard, shirtCard } from '../product-card/story-cards.ts';
import { Opening } from './opening.tsx';
import { WorkedPrice } from './worked-price.tsx';

const price = (
  <WorkedPrice
    heading="One price, line by line"
    product={{ name: 'K7 wireless headphones', href: '/k7', picture: headphones }}
    rows={[
      { key: 'goods', label: 'Item', value: '€219.00' },
      { key: 'freight', label: 'Freight', value: '€18.40' },
      { key: 'vat', label: 'VAT', value: '€54.79' },
    ]}
    total={{ label: 'At your door by air', value: '€292.19' }}
    other={{ label: 'By sea', value: '€283.87' }}
  >
    Goods, shipping, duty and VAT.
  </WorkedPrice>
);
const categories = ['Electronics', 'Clothes', 'Footwear', 'Accessories', 'Cosmetics'].map((name) => ({
  ...{ href: `/${name}`, name },
}));
const cards = [lampCard, headphonesCard, shirtCard].map((card) => (
  <ProductCard key={card.href} {...card} level={2} />
));

const meta = {
  title: 'Components/Opening',
  component: Opening,
  args: {
    heading: 'Anything sold in America, at your door',
    look: 'after',
    ...{ categories, categoriesLabel: 'Categories', price, children: cards },
  },
} satisfies Meta<typeof Opening>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PriceAfter: Story = {};
export const PriceBefore: Story = { args: { look: 'before' } };
export const PriceBelow: Story = {
  args: { look: 'below', children: [...cards, <ProductCard key="long" {...longCard} level={2} />] },
};
export const WithoutPrice: Story = { args: { look: 'below', price: undefined } };
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: { heading: 'Viskas, kas parduodama Amerikoje, – prie nebeprisikiškiakopūsteliaujančiuosiuose durų' },
  globals: { viewport: { value: 'small' } },
};
