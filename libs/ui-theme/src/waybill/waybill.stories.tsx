import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Waybill } from './waybill.tsx';

const framed = (inlineSize: number): NonNullable<Story['decorators']> => [
  (Story) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  ),
];

const meta = {
  title: 'Components/Waybill',
  component: Waybill,
  args: {
    title: 'At your door, all paid',
    air: { label: 'Air', price: '€292.19', days: '6–9 days' },
    sea: { label: 'Sea', price: '€283.87', days: '32–40 days' },
  },
} satisfies Meta<typeof Waybill>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two cells on wide cards, from 205 px. */
export const Beside: Story = { decorators: framed(240) };
/** Two rows on narrower ones. */
export const Below: Story = { decorators: framed(180) };
/** The narrowest card: each price under its days. */
export const Narrow: Story = { decorators: framed(140) };
/** On a phone: the price by air would fit beside its days, the one by sea would not. Both are below. */
export const Alike: Story = {
  args: {
    air: { label: 'Air', price: 'AED 219.68', days: '5–8 days' },
    sea: { label: 'Sea', price: 'AED 144.76', days: '30–38 days' },
  },
  decorators: framed(165),
  play: async ({ canvas }) => {
    const heights = ['AED 219.68', 'AED 144.76'].map(
      (price) => canvas.getByText(price).closest('p')?.getBoundingClientRect().height,
    );
    await expect(heights[0]).toBeGreaterThan(40);
    await expect(heights[0]).toBe(heights[1]);
  },
};
export const OneWay: Story = { args: { sea: undefined }, decorators: framed(240) };
export const LongWords: Story = {
  args: {
    title: 'Kaina iki durų, viskas įskaičiuota, nebeprisikiškiakopūsteliaujant',
    air: { label: 'Oru', price: '1 142 292,19 €', days: '6–9 darbo dienos' },
    sea: { label: 'Meritsi', price: '1 142 283,87 €', days: '32–40 tööpäeva' },
  },
  decorators: framed(180),
};
