import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { DateField } from './date-field.tsx';

const WEEKDAYS = [
  { short: 'Sun', long: 'Sunday' },
  { short: 'Mon', long: 'Monday' },
  { short: 'Tue', long: 'Tuesday' },
  { short: 'Wed', long: 'Wednesday' },
  { short: 'Thu', long: 'Thursday' },
  { short: 'Fri', long: 'Friday' },
  { short: 'Sat', long: 'Saturday' },
];

const SAVAITE = [
  { short: 'pr', long: 'pirmadienis' },
  { short: 'an', long: 'antradienis' },
  { short: 'tr', long: 'trečiadienis' },
  { short: 'kt', long: 'ketvirtadienis' },
  { short: 'pn', long: 'penktadienis' },
  { short: 'št', long: 'šeštadienis' },
  { short: 'sk', long: 'sekmadienis' },
];

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: {
    label: 'From',
    name: 'from',
    defaultValue: '2026-11-25',
    openLabel: 'Calendar: from',
    calendar: {
      previous: 'Previous month',
      next: 'Next month',
      firstDay: 0,
      weekdays: WEEKDAYS,
      month: (month) => (month === '2026-11' ? 'November 2026' : month),
      day: (day) => day,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340, minBlockSize: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
};

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: '' } };
export const Refused: Story = { args: { error: 'This day is after the last one.' } };
export const WeekFromSunday: Story = { play: open };
export const WeekFromMonday: Story = {
  args: {
    label: 'Nuo',
    openLabel: 'Kalendorius: nuo',
    calendar: {
      previous: 'Ankstesnis mėnuo',
      next: 'Kitas mėnuo',
      firstDay: 1,
      weekdays: SAVAITE,
      month: () => '2026 m. lapkritis',
      day: (day) => day,
    },
  },
  play: open,
};

/** Arrow keys move from day to day; Enter writes the day into the field and returns the focus. */
export const ByKeyboard: Story = {
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await waitFor(() => expect(screen.getByRole('button', { name: '2026-11-25' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2026-12-02' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-12-02');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const LongWords: Story = {
  args: {
    label: 'Nebeprisikiškiakopūsteliaujančiuosiuose',
    calendar: { ...meta.args.calendar, month: () => 'Nebeprisikiškiakopūsteliaujančiuosiuose' },
  },
  globals: { viewport: { value: 'small' } },
  play: open,
};
