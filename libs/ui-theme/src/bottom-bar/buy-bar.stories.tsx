import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { BuyBar } from './buy-bar.tsx';

const meta = {
  title: 'Components/BuyBar',
  component: BuyBar,
  args: {
    label: 'At your door, by air',
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
export const BySea: Story = { args: { label: 'At your door, by sea', icon: 'ship', price: '€283.87' } };

export const LongWords: Story = {
  args: {
    label: 'Kaina jūsų namuose, oro transportu',
    price: '1 142,60 €',
    children: <Button>Lisa ostukorvi</Button>,
  },
};
