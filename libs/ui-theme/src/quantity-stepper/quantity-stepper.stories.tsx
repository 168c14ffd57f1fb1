import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

const meta = {
  title: 'Components/QuantityStepper',
  component: QuantityStepper,
  args: { label: 'Quantity', lessLabel: 'One less', moreLabel: 'One more', onChange: fn() },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheLeast: Story = { args: { value: 1 } };
export const InBetween: Story = { args: { value: 3, max: 9 } };
export const AtTheMost: Story = { args: { value: 5, max: 5 } };
export const Large: Story = { args: { value: 2, size: 'large' } };
export const Full: Story = { args: { value: 2, size: 'full' } };
export const Disabled: Story = { args: { value: 2, isDisabled: true } };
/** Three figures at most: the widest number of the field. */
export const LongNumber: Story = { args: { value: 999, max: 999 } };

const Kept = (args: QuantityStepperProps) => {
  const [quantity, setQuantity] = useState(2);
  return (
    <QuantityStepper
      {...args}
      value={quantity}
      onChange={(next) => {
        setQuantity(next);
        args.onChange?.(next);
      }}
    />
  );
};

export const Keyboard: Story = {
  args: { max: 4 },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'One less' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    const input = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(input);
    await userEvent.type(input, '40');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};

export const LongWords: Story = {
  args: {
    value: 2,
    label: 'Nebeprisikiškiakopūsteliaujančiuosiuose esantis kiekis',
    lessLabel: 'Vienu mažiau',
    moreLabel: 'Pangaautomaadikasutajatunnuseid juurde',
  },
};
