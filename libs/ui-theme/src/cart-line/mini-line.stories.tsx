import type { Meta, StoryObj } from '@storybook/react-vite';
import { lamp } from '../picture/story-picture.ts';
import { MiniLine } from './mini-line.tsx';

const meta = {
  title: 'Components/MiniLine',
  component: MiniLine,
  args: {
    picture: lamp,
    name: 'Mushroom table lamp in spun steel',
    details: 'Rust, 1 piece',
    price: '€139.00',
  },
} satisfies Meta<typeof MiniLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const OnlyTheName: Story = { render: () => <MiniLine picture={lamp} name="Mushroom table lamp" /> };
export const LongWords: Story = {
  args: {
    name: 'Nebeprisikiškiakopūsteliaujančiuosiuose',
    details: 'kuulilennuteetunneliluuk, 1 tükk',
    price: '1 142 142,60 €',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
