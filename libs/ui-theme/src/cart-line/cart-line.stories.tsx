import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { headphones } from '../picture/story-picture.ts';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { CartLine } from './cart-line.tsx';

const actions = (
  <>
    <QuantityStepper
      label="Quantity of K7"
      lessLabel="One less"
      moreLabel="One more"
      defaultValue={1}
      max={5}
    />
    <Button look="bare" size="small" icon="trash">
      Remove
    </Button>
  </>
);

const meta = {
  title: 'Components/CartLine',
  component: CartLine,
  args: {
    name: 'K7 wireless headphones, noise cancelling, 48-hour battery',
    href: '/k7',
    picture: headphones,
    details: ['Kestrel Audio · Fog', '0.62 kg'],
    price: '€219.00',
    actions,
  },
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePiece: Story = {};
export const Several: Story = { args: { price: '€438.00', priceHint: '€219.00 each' } };
export const Reduced: Story = { args: { struck: '€269.00', struckLabel: 'before' } };
export const PriceChanged: Story = {
  args: { notice: <Notice tone="warning">The price has changed. It was €209.00.</Notice> },
};
export const SoldOut: Story = {
  args: { notice: <Notice tone="critical">Sold out. It is not counted in the total.</Notice> },
};
export const WithoutPage: Story = { render: ({ href: _href, ...args }) => <CartLine {...args} /> };
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: {
    name: 'Nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluuk',
    details: ['Pangaautomaadikasutajatunnus · Nebepaskirstomieji', '0,62 kg'],
    price: '12 142 142,60 €',
    priceHint: 'po 1 142 142,60 €',
  },
  globals: { viewport: { value: 'small' } },
};
