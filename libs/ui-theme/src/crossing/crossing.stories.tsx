import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crossing } from './crossing.tsx';

const meta = {
  title: 'Components/Crossing',
  component: Crossing,
  args: {
    heading: 'To Lithuania in 6–9 days by air, in 32–40 by sea',
    chart: { from: 'Delaware', to: 'Lithuania', air: 'Air, 6–9 days', sea: 'Sea, 32–40 days' },
    children: 'By air sooner, by sea for less.',
  },
} satisfies Meta<typeof Crossing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothWays: Story = {};
export const LongPlace: Story = {
  args: {
    heading: 'To the United Arab Emirates in 4–7 days by air, in 40–50 by sea',
    chart: { from: 'Delaware', to: 'United Arab Emirates', air: 'Air, 4–7 days', sea: 'Sea, 40–50 days' },
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: {
    heading: 'Į nebeprisikiškiakopūsteliaujančiuosiuose uostus oru per 6–9 dienas, jūra – per 32–40',
    chart: { from: 'Delaveras', to: 'Jungtiniai Arabų Emyratai', air: 'Oru, 6–9 d.', sea: 'Jūra, 32–40 d.' },
    children: 'kuulilennuteetunneliluuk pangaautomaadikasutajatunnus',
  },
};
