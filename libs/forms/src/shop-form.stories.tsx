import { Stack } from '@shop/ui-theme/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormText } from './form-fields.tsx';
import { StoryForm } from './story-form.tsx';
import { SubmitButton } from './submit-button.tsx';

const meta = {
  title: 'Components/ShopForm',
  component: StoryForm,
  args: {
    asks: ['email', 'first_name'],
    labels: { email: 'E-mail', first_name: 'First name' },
    children: (
      <Stack>
        <FormText name="email" type="email" autoComplete="email" required />
        <FormText name="first_name" autoComplete="given-name" required />
        <SubmitButton>Send</SubmitButton>
      </Stack>
    ),
  },
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = { args: { values: { email: 'ona@example.lt', first_name: 'Ona' } } };

/** The server refused one field: the typed text is kept. */
export const RefusedField: Story = {
  args: {
    answer: {
      message: 'invalid',
      errors: { email: ['auth.forms.user_already_exists'] },
      values: { email: 'ona@example.lt', first_name: 'Ona' },
    },
    words: { 'auth.forms.user_already_exists': 'There is an account with this address already.' },
  },
};

/** The server refused the form as a whole. */
export const RefusedForm: Story = {
  args: {
    answer: { message: 'changed', errors: {}, values: { email: 'ona@example.lt', first_name: 'Ona' } },
    words: { changed: 'The sum has changed. Please look at it once more.' },
  },
};

/** Sent too early: all errors in one place, and the first field has the focus. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please check these fields');
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const LongWords: Story = {
  args: {
    language: 'ee',
    labels: { email: 'Pangaautomaadikasutajatunnus', first_name: 'Nebeprisikiškiakopūsteliaujančiuosiuose' },
    answer: {
      message: 'invalid',
      errors: { email: ['required'], first_name: ['required'] },
      values: { email: '', first_name: '' },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
