import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrustRow } from './trust-row.tsx';

const meta = {
  title: 'Components/TrustRow',
  component: TrustRow,
  args: {
    reasons: [
      {
        icon: 'shield',
        title: 'No hidden costs',
        text: 'Duty and VAT are included. Nothing to pay the courier.',
      },
      {
        icon: 'box',
        title: 'Checked in our warehouse',
        text: 'We check your items before we send them to you.',
      },
      { icon: 'return', title: '14 days to return', text: 'Hand it in at a pickup point near you.' },
      { icon: 'chat', title: 'Customer support', text: 'On weekdays 8:00–20:00.' },
    ],
  },
} satisfies Meta<typeof TrustRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Three: Story = { args: { reasons: meta.args.reasons.slice(0, 3) } };
export const MediumScreen: Story = { globals: { viewport: { value: 'medium' } } };
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: {
    reasons: [
      { icon: 'shield', title: 'Nebeprisikiškiakopūsteliaujančiuosiuose', text: 'kuulilennuteetunneliluuk' },
      { icon: 'box', title: 'Pangaautomaadikasutajatunnus', text: 'Nebepaskirstomieji' },
      { icon: 'return', title: '14 dienų grąžinti', text: 'Palikite artimiausiame atsiėmimo punkte.' },
      { icon: 'chat', title: 'Klienditugi', text: 'Tööpäeviti kell 8–20.' },
    ],
  },
};
