import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { BuyBar } from './buy-bar.tsx';

const meta = {
  title: 'Components/BuyBar',
  component: BuyBar,
  args: {
    label: 'At your door',
    when: '27–30 November',
    icon: 'plane',
    price: '€292.19',
    children: <Button>Add to cart</Button>,
  },
  globals: { viewport: { value: 'small' } },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof BuyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByAir: Story = {};
export const BySea: Story = { args: { when: '22 December – 1 January', icon: 'ship', price: '€283.87' } };

export const WithChange: Story = {
  args: { change: { href: '#door', label: 'Change', onClick: () => undefined } },
};

export const LongWords: Story = {
  args: {
    label: 'Nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluuk',
    when: 'lapkričio 29 – gruodžio 2',
    price: '1 142,60 €',
    children: <Button>Lisa ostukorvi</Button>,
  },
};
