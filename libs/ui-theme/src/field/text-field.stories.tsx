import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'City', name: 'city', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = { args: { defaultValue: 'Panevėžys' } };
export const WithPlaceholder: Story = {
  args: { label: 'Promotion code', placeholder: 'For example ADVENTAS' },
};
export const WithHint: Story = { args: { label: 'Phone', hint: 'With the country code, for the courier.' } };
export const Optional: Story = { args: { label: 'Phone', optional: 'optional' } };
export const WithError: Story = {
  args: { label: 'Postcode', defaultValue: '9210', error: 'Five digits, as in 92101' },
};
export const ErrorAndHint: Story = {
  args: { label: 'E-mail', error: 'This field is required.', hint: 'The confirmation goes there.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Panevėžys' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'LT-20418' } };
export const Small: Story = {
  args: { size: 'small', label: 'From', isLabelHidden: true, placeholder: '12' },
};
export const Short: Story = { args: { width: 'short', label: 'Security code', isTabular: true } };
export const WithUnit: Story = {
  args: { label: 'Weight', end: <span style={{ paddingInlineEnd: 12 }}>kg</span>, defaultValue: '2.4' },
};

export const Focus: Story = {
  args: { defaultValue: 'Panevėžys' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Vilnius');
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Vilnius');
    await expect(args.onChange).toHaveBeenCalledTimes(7);
  },
};

export const LongWords: Story = {
  args: {
    label: 'Nebeprisikiškiakopūsteliaujančiuosiuose nurodytas miestas',
    optional: 'nebūtina',
    error: 'Kuulilennuteetunneliluugi nimi on kohustuslik',
    hint: 'Pangaautomaadikasutajatunnus',
    defaultValue: 'nebeprisikiškiakopūsteliaujančiuosiuose',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
