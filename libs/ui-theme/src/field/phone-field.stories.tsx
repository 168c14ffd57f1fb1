import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhoneField } from './phone-field.tsx';

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { label: 'Phone', name: 'phone', callingCode: '370' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = { args: { defaultValue: '+370 612 00184' } };
export const WithHint: Story = { args: { hint: 'With the country code, for the courier.' } };
export const WithError: Story = {
  args: { defaultValue: '861200184', error: 'Start with + and the country code.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '+370 612 00184' } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('+370 612');
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('+370 612');
  },
};

export const LongWords: Story = {
  args: {
    label: 'Nebeprisikiškiakopūsteliaujančiuosiuose naudojamas telefonas',
    error: 'Pangaautomaadikasutajatunnus ei ole telefoninumber',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
