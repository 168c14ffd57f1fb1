import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

const Kept = (args: SegmentedControlProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <SegmentedControl
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange?.(next);
      }}
    />
  );
};

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Layout',
    name: 'layout',
    value: 'grid',
    onChange: fn(),
    options: [
      { value: 'grid', label: 'Grid', icon: 'grid', isLabelHidden: true },
      { value: 'list', label: 'List', icon: 'list', isLabelHidden: true },
    ],
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {};

export const Words: Story = {
  args: {
    value: 'week',
    options: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
    ],
  },
};

export const Links: Story = {
  args: {
    options: [
      { value: 'grid', label: 'Grid', icon: 'grid', href: '?layout=grid' },
      { value: 'list', label: 'List', icon: 'list', href: '?layout=list' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Grid' })).toHaveAttribute('aria-current', 'true');
  },
};

/** For choices that are sent to the server. */
export const Submits: Story = { render: (args) => <SegmentedControl {...args} isSubmit /> };

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('list');
  },
};

export const LongWords: Story = {
  args: {
    options: [
      { value: 'grid', label: 'Nebepaskirstomieji', icon: 'grid' },
      { value: 'list', label: 'Kuulilennuteetunneliluuk', icon: 'list' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
