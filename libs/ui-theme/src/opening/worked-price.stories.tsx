import type { Meta, StoryObj } from '@storybook/react-vite';
import { headphones } from '../picture/story-picture.ts';
import { WorkedPrice } from './worked-price.tsx';

const meta = {
  title: 'Components/WorkedPrice',
  component: WorkedPrice,
  args: {
    heading: 'One price, line by line',
    product: { name: 'K7 wireless headphones, noise cancelling', href: '/k7', picture: headphones },
    rows: [
      { key: 'goods', label: 'Item', value: '€219.00' },
      { key: 'freight', label: 'Freight', value: '€18.40' },
      { key: 'insurance', label: 'Insurance', value: '€2.10' },
      { key: 'vat', label: 'VAT', value: '€52.69' },
    ],
    total: { label: 'At your door by air, 6–9 days', value: '€292.19' },
    other: { label: 'By sea, 32–40 days', value: '€283.87' },
    children: 'See the full price before you pay: goods, shipping, duty and VAT.',
  },
} satisfies Meta<typeof WorkedPrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LineByLine: Story = {};
export const OneWay: Story = { args: { other: undefined, children: undefined } };
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: {
    product: { name: 'Nebeprisikiškiakopūsteliaujančiuosiuose', href: '/a', picture: undefined },
    rows: [{ key: 'goods', label: 'kuulilennuteetunneliluuk', value: 'AED 1,004,219.00' }],
  },
  globals: { viewport: { value: 'small' } },
};
