import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from './select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Country',
    name: 'country',
    options: [
      { value: '1', label: 'Lithuania' },
      { value: '2', label: 'Latvia' },
      { value: '3', label: 'Estonia' },
      { value: '9', label: 'Finland', isDisabled: true },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { defaultValue: '2' } };
export const Empty: Story = { args: { placeholder: 'Choose a country' } };
export const WithHint: Story = { args: { hint: 'Couriers differ by country.' } };
export const WithError: Story = { args: { placeholder: '', error: 'This field is required.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Small: Story = { args: { size: 'small', width: 'auto', isLabelHidden: true } };

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Estonia');
    await expect(select).toHaveValue('3');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Nebepaskirstomieji',
    options: [{ value: '1', label: 'Nebeprisikiškiakopūsteliaujančiuosiuose ir kuulilennuteetunneliluuk' }],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
