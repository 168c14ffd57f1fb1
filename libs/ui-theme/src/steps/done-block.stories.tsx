import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../link/text-link.tsx';
import { DoneBlock } from './done-block.tsx';

const meta = {
  title: 'Components/DoneBlock',
  component: DoneBlock,
  args: {
    heading: 'Delivery',
    change: <TextLink href="/en/checkout">Change</TextLink>,
    aside: '26–29 Nov',
    children: (
      <>
        Pickup point Šeškinė, Ukmergės g. 282, Vilnius
        <br />
        Žygimantas Šimkūnas, +370 612 00 184
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DoneBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const WithoutChange: Story = { args: { change: undefined } };
export const WithoutAside: Story = { args: { aside: undefined, children: 'Card, €590.85' } };

export const LongWords: Story = {
  args: {
    heading: 'Nebeprisikiškiakopūsteliaujančiuosiuose',
    change: <TextLink href="/lt/checkout">Keisti</TextLink>,
    aside: '32–40 darbo dienų',
    children: 'Pangaautomaadikasutajatunnuse kuulilennuteetunneliluuk 12–114, nebepaskirstomieji',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
