import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', showLabel: 'Show password', hideLabel: 'Hide password' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = { args: { defaultValue: 'harbour in the evening' } };
export const WithHint: Story = {
  args: { hint: 'At least 10 characters; a short sentence is easy to remember.' },
};
export const WithError: Story = { args: { defaultValue: 'short', error: 'At least 10 characters, please.' } };
export const Disabled: Story = { args: { disabled: true } };

export const Shown: Story = {
  args: { defaultValue: 'harbour in the evening' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('secret');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveValue('secret');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const LongWords: Story = {
  args: {
    label: 'Nebeprisikiškiakopūsteliaujančiuosiuose naudojamas slaptažodis',
    hint: 'Pangaautomaadikasutajatunnus ei sobi',
    defaultValue: 'kuulilennuteetunneliluuk-nebepaskirstomieji',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
