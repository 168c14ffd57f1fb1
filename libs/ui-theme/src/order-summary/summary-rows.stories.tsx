import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryRows } from './summary-rows.tsx';

const meta = {
  title: 'Components/SummaryRows',
  component: SummaryRows,
  args: {
    rows: [
      { key: 'goods', label: 'Goods', value: '€465.00' },
      { key: 'shipping', label: 'Shipping by air', value: '€162.86', tone: 'muted' },
      { key: 'discount', label: 'Shipping discount', value: '−€3.12', tone: 'success' },
    ],
  },
} satisfies Meta<typeof SummaryRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const LongWords: Story = {
  args: {
    rows: [
      {
        key: 'goods',
        label: 'Nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluuk',
        value: '1 142 142,60 €',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
