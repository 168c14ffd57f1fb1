import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountText } from './amount.tsx';

const meta = {
  title: 'Components/AmountText',
  component: AmountText,
  args: { amount: '€1,142.60' },
} satisfies Meta<typeof AmountText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const SmallFraction: Story = { args: { isFractionSmall: true } };
export const LongWords: Story = { args: { amount: '1 142 142,60 €', isFractionSmall: true } };
