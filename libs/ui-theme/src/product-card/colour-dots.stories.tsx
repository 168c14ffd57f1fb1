import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourDots } from './colour-dots.tsx';

const meta = {
  title: 'Components/ColourDots',
  component: ColourDots,
  args: {
    label: '3 colours',
    colours: [
      { name: 'Fog', hex: '#d5dde3' },
      { name: 'Ink', hex: '#28323b' },
      { name: 'Rust', hex: '#c2592f' },
    ],
  },
} satisfies Meta<typeof ColourDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const MoreThanFit: Story = { args: { more: '+4' } };
export const None: Story = { args: { colours: [] } };
export const LongWords: Story = {
  args: {
    label: '21 spalva',
    more: '+18',
    colours: [
      { name: 'Tamsiai žalsvai pilkšva', hex: '#4d6a5e' },
      { name: 'Öösinine', hex: '#1f2a44' },
    ],
  },
};
