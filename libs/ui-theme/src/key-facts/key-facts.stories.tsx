import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyFacts } from './key-facts.tsx';

const meta = {
  title: 'Components/KeyFacts',
  component: KeyFacts,
  args: {
    facts: [
      { icon: 'box', text: 'In stock. Sent from Delaware within 24 hours.' },
      { icon: 'return', text: '14 days to return at a pickup point near you.' },
      { icon: 'shield', text: '2-year legal guarantee.' },
    ],
  },
} satisfies Meta<typeof KeyFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const LongWords: Story = {
  args: {
    facts: [
      {
        icon: 'box',
        text: 'Nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluuk pangaautomaadikasutajatunnus',
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
