import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { WaySwitch, type WaySwitchProps } from './way-switch.tsx';

const Switched = (props: WaySwitchProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <WaySwitch
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
};

const meta = {
  title: 'Components/WaySwitch',
  component: WaySwitch,
  args: {
    label: 'Shipping method',
    name: 'way',
    value: 'air',
    ways: [
      { value: 'air', icon: 'plane', label: 'By air', price: '€627.86', when: '26–29 November' },
      { value: 'sea', icon: 'ship', label: 'By sea', price: '€601.42', when: '22–30 December' },
    ],
    onChange: fn(),
  },
  render: (args) => <Switched {...args} />,
} satisfies Meta<typeof WaySwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Air: Story = {};
export const Sea: Story = { args: { value: 'sea', name: 'way-sea' } };
/** Each method is a button of the form around it, so that the choice works without scripts. */
export const AsSubmits: Story = { args: { isSubmit: true } };
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: {
    ways: [
      {
        value: 'air',
        icon: 'plane',
        label: 'Lėktuvu, greičiausiai',
        price: '1 142 627,86 €',
        when: 'lapkričio 29 – gruodžio 2',
      },
      {
        value: 'sea',
        icon: 'ship',
        label: 'Meritsi, soodsamalt',
        price: '1 142 601,42 €',
        when: '22. detsember – 2. jaanuar',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};

export const Keyboard: Story = {
  args: { name: 'way-keyboard' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /By air/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /By sea/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('sea');
  },
};
