import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateText } from './date-text.tsx';

const meta = {
  title: 'Components/DateText',
  component: DateText,
  args: { dateTime: '2026-11-21', children: '21 November 2026' },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Moment: Story = { args: { dateTime: '2026-11-21T16:38:00Z', children: '2026-11-21 18:38' } };
export const LongWords: Story = { args: { children: '2026 m. lapkričio 21 d., šeštadienis' } };
