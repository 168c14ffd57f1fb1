import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from './figure.tsx';

const meta = {
  title: 'Components/Figure',
  component: Figure,
  args: { amount: '€627.86' },
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Display: Story = {};
export const Lithuanian: Story = { args: { amount: '1 142,60 €' } };
export const WithoutHundredths: Story = { args: { amount: '€1,142' } };
export const LongWords: Story = { args: { amount: '−1 142 142,60 €' } };
