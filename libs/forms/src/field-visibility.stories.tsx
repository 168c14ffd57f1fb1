import { Stack } from '@shop/ui-theme/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormCheck, FormPassword, FormText } from './form-fields.tsx';
import { StoryForm } from './story-form.tsx';
import { SubmitButton } from './submit-button.tsx';

const REQUIRED = 'Field is required.';

const meta = {
  title: 'Components/FieldVisibility',
  component: StoryForm,
  args: { asks: ['email'], labels: { email: 'E-mail' } },
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An ordinary field shows no error until the visitor leaves it. */
export const Blur: Story = {
  name: 'After it was left (R-FRM-01)',
  render: (args) => (
    <StoryForm {...args}>
      <FormText name="email" type="email" mode="blur" />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ona@');
    await expect(canvas.queryByText(/valid email/)).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText(/valid email/)).toBeVisible();
  },
};

/** A tick box shows its problem once it was changed. */
export const Dirty: Story = {
  name: 'A tick box once changed (R-FRM-02)',
  args: { asks: ['terms'], labels: { terms: 'Terms' } },
  render: (args) => (
    <StoryForm {...args}>
      <FormCheck name="terms">I agree to the terms</FormCheck>
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.queryByText(REQUIRED)).toBeNull();
    await userEvent.click(box);
    await expect(canvas.queryByText(REQUIRED)).toBeNull();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(await canvas.findByText(REQUIRED)).toBeVisible();
  },
};

/** A new password shows its problem while it is typed. */
export const Live: Story = {
  name: 'While it is typed (R-FRM-03)',
  args: { asks: ['password'], labels: { password: 'New password' } },
  render: (args) => (
    <StoryForm {...args}>
      <FormPassword
        name="password"
        mode="live"
        autoComplete="new-password"
        showLabel="Show password"
        hideLabel="Hide password"
      />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('New password');
    await userEvent.type(field, 'short');
    await expect(field).toHaveFocus();
    await expect(await canvas.findByText(/10/)).toBeVisible();
    await userEvent.type(field, ' but longer now');
    await expect(canvas.queryByText(/10/)).toBeNull();
  },
};

/** No problem is shown before the form was sent; then every field shows its own. */
export const Submitted: Story = {
  name: 'After the form was sent (R-FRM-04)',
  args: { asks: ['email', 'first_name'], labels: { email: 'E-mail', first_name: 'First name' } },
  render: (args) => (
    <StoryForm {...args}>
      <Stack>
        <FormText name="email" mode="submitted" />
        <FormText name="first_name" mode="submitted" />
        <SubmitButton>Send</SubmitButton>
      </Stack>
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('E-mail'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.queryByText(REQUIRED)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findAllByText(REQUIRED)).toHaveLength(2);
  },
};

export const LongWords: Story = {
  args: {
    language: 'lt',
    asks: ['email', 'first_name'],
    labels: {
      email: 'Nebeprisikiškiakopūsteliaujančiuosiuose naudojamas paštas',
      first_name: 'Kuulilennuteetunneliluuk',
    },
    summaryHeading: 'Patikrinkite nebepaskirstomuosius laukus',
  },
  render: Submitted.render!,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
