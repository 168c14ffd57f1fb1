import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeliveredBreakdown } from '../breakdown/delivered-breakdown.tsx';
import { DeliveredPrice } from './delivered-price.tsx';

const inside = {
  summary: 'Price details',
  content: (
    <DeliveredBreakdown
      caption="Price details"
      columns={['Air', 'Sea']}
      lines={[
        { key: 'goods', label: 'Goods', values: ['€219.00', '€219.00'] },
        { key: 'freight', label: 'Freight', values: ['€11.63', '€4.20'] },
        { key: 'vat', label: 'VAT', values: ['€50.31', '€49.07'] },
      ]}
      total={{ label: 'At your door', values: ['€292.19', '€283.87'] }}
    />
  ),
};

const meta = {
  title: 'Components/DeliveredPrice',
  component: DeliveredPrice,
  args: {
    heading: 'At your door, all paid',
    name: 'delivered',
    value: 'air',
    ways: [
      { value: 'air', icon: 'plane', label: 'Air', price: '€292.19', when: '26–29 November' },
      { value: 'sea', icon: 'ship', label: 'Sea', price: '€283.87', when: '22–30 December' },
    ],
    inside,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 464 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DeliveredPrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { name: 'delivered-open', inside: { ...inside, isOpen: true } } };
export const WithoutBreakdown: Story = { args: { name: 'delivered-plain', inside: undefined } };
export const SmallScreen: Story = {
  args: { name: 'delivered-small' },
  globals: { viewport: { value: 'small' } },
};
export const LongWords: Story = {
  args: {
    name: 'delivered-long',
    heading: 'Kaina iki durų, viskas įskaičiuota nebeprisikiškiakopūsteliaujančiuosiuose',
    ways: [
      {
        value: 'air',
        icon: 'plane',
        label: 'Oru',
        price: '12 142 292,19 €',
        when: 'lapkričio 29 – gruodžio 2',
      },
      {
        value: 'sea',
        icon: 'ship',
        label: 'Meritsi',
        price: '12 142 283,87 €',
        when: '22. detsember – 2. jaanuar',
      },
    ],
    inside: { ...inside, summary: 'Kainos sudėtis: pangaautomaadikasutajatunnus' },
  },
  globals: { viewport: { value: 'small' } },
};

export const Keyboard: Story = {
  args: { name: 'delivered-keyboard' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /Sea/ })).toBeChecked();
    await userEvent.tab();
    const fold = canvas.getByText('Price details', { selector: 'summary' });
    await expect(fold).toHaveFocus();
    await userEvent.click(fold);
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
