import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeliveredBreakdown } from './delivered-breakdown.tsx';

const meta = {
  title: 'Components/DeliveredBreakdown',
  component: DeliveredBreakdown,
  args: {
    caption: 'Price details',
    columns: ['Air', 'Sea'],
    lines: [
      { key: 'goods', label: 'Goods', values: ['€219.00', '€219.00'] },
      { key: 'freight', label: 'Freight', hint: '0.62 kg', values: ['€8.06', '€2.20'] },
      { key: 'clearance', label: 'Customs clearance', values: ['€3.50', '€3.50'] },
      { key: 'duty', label: 'Duty', values: ['€0.00', '€0.00'] },
      { key: 'vat', label: 'VAT', values: ['€50.71', '€49.26'] },
    ],
    total: { label: 'At your door', values: ['€292.19', '€283.87'] },
  },
} satisfies Meta<typeof DeliveredBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothWays: Story = {};

export const OneColumn: Story = {
  args: {
    columns: undefined,
    lines: [
      { key: 'goods', label: 'Goods', values: ['€219.00'] },
      { key: 'vat', label: 'VAT', values: ['€50.71'] },
    ],
    total: { label: 'At your door', values: ['€292.19'] },
  },
};

export const LongWords: Story = {
  args: {
    columns: ['Oru', 'Meritsi'],
    lines: [
      {
        key: 'clearance',
        label: 'Muitinės formalumai nebeprisikiškiakopūsteliaujant',
        hint: 'Kuulilennuteetunneliluuk',
        values: ['1 142,60 €', '1 142,60 €'],
      },
    ],
    total: { label: 'Iki durų', values: ['1 142,60 €', '1 142,60 €'] },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
