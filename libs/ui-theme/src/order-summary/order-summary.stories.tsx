import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button-link.tsx';
import { MiniLine } from '../cart-line/mini-line.tsx';
import { headphones, lamp } from '../picture/story-picture.ts';
import { TierMeter } from './tier-meter.tsx';
import { OrderSummary } from './order-summary.tsx';

const meta = {
  title: 'Components/OrderSummary',
  component: OrderSummary,
  args: {
    heading: 'Summary',
    rows: [
      { key: 'goods', label: 'Goods', value: '€465.00' },
      { key: 'shipping', label: 'Shipping by air', value: '€162.86' },
      { key: 'discount', label: 'Shipping discount', value: '−€3.12', tone: 'success' },
    ],
    more: {
      summary: 'Freight, duty and VAT',
      rows: [
        { key: 'freight', label: 'Freight', value: '€34.71' },
        { key: 'vat', label: 'VAT', value: '€108.97' },
      ],
    },
    total: { label: 'At your door', amount: '€624.74' },
    action: (
      <ButtonLink href="/checkout" isBlock>
        Go to checkout
      </ButtonLink>
    ),
    footnote: 'Delivery by courier or pickup point is chosen next.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 384 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfACart: Story = {
  args: {
    children: (
      <TierMeter value={465} max={500} label="93 % of the way">
        €35.00 more and freight is 10 % cheaper.
      </TierMeter>
    ),
  },
};
export const WithLines: Story = {
  args: {
    lines: (
      <>
        <MiniLine picture={headphones} name="K7 wireless headphones" price="€219.00" />
        <MiniLine picture={lamp} name="Mushroom table lamp" details="2 pieces" price="€278.00" />
      </>
    ),
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: {
    heading: 'Suvestinė',
    rows: [
      {
        key: 'goods',
        label: 'Nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluuk',
        value: '1 142 142,60 €',
      },
    ],
    total: { label: 'Kaina iki durų, viskas įskaičiuota', amount: '12 142 142,60 €' },
    action: (
      <ButtonLink href="/checkout" isBlock>
        Pateikti užsakymą nebeprisikiškiakopūsteliaujant
      </ButtonLink>
    ),
    footnote: 'Pangaautomaadikasutajatunnus',
  },
};
