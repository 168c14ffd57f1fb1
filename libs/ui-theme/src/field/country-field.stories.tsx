import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CountryField } from './country-field.tsx';

const meta = {
  title: 'Components/CountryField',
  component: CountryField,
  args: {
    label: 'Country',
    name: 'country',
    onChange: fn(),
    options: [
      { value: '1', label: 'Lithuania' },
      { value: '2', label: 'Latvia' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountryField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { args: { defaultValue: '2' } };
export const OnlyOne: Story = { args: { options: [{ value: '5', label: 'United Arab Emirates' }] } };
export const WithError: Story = { args: { placeholder: '', error: 'We do not deliver to this country.' } };
export const Disabled: Story = { args: { disabled: true } };

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Latvia');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: { label: 'Nebepaskirstomieji', options: [{ value: '1', label: 'Kuulilennuteetunneliluugimaa' }] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
