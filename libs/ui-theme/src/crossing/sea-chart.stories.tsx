import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeaChart } from './sea-chart.tsx';

const meta = {
  title: 'Components/SeaChart',
  component: SeaChart,
  args: { from: 'Delaware', to: 'Lithuania', air: 'Air, 6–9 days', sea: 'Sea, 32–40 days' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 472, position: 'relative' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SeaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Crossing: Story = {};
export const LongWords: Story = {
  args: {
    from: 'Delaveras',
    to: 'Jungtiniai Arabų Emyratai',
    air: 'Oru, 6–9\u00a0d.',
    sea: 'Jūra, 32–40\u00a0d.',
  },
};
