import type { Meta, StoryObj } from '@storybook/react-vite';
import { TierMeter } from './tier-meter.tsx';

const meta = {
  title: 'Components/TierMeter',
  component: TierMeter,
  args: {
    value: 465,
    max: 500,
    label: '93 % of the way',
    children: '€35.00 more and freight is 10 % cheaper.',
  },
} satisfies Meta<typeof TierMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NearlyThere: Story = {};
export const AtTheStart: Story = { args: { value: 12, label: '2 % of the way' } };
export const LongWords: Story = {
  args: {
    children:
      'Dar 35,00 € – ir nebeprisikiškiakopūsteliaujančiuosiuose gabenimas atpigs 10 %, kuulilennuteetunneliluugini.',
  },
};
