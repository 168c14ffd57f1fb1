import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: {
    heading: 'Please check these fields',
    errors: [
      { field: 'story-email', text: 'E-mail: this is not an address' },
      { field: 'story-city', text: 'City: this field is required' },
    ],
  },
  render: (args) => (
    <Stack gap={24}>
      <ErrorSummary {...args} />
      <TextField
        id="story-email"
        label="E-mail"
        name="email"
        defaultValue="ona@"
        error="This is not an address"
      />
      <TextField id="story-city" label="City" name="city" error="This field is required" />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {};
export const OfTheForm: Story = { args: { errors: [{ text: 'The order has changed. Please look again.' }] } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /E-mail/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /City/ })).toHaveAttribute('href', '#story-city');
  },
};

export const LongWords: Story = {
  args: {
    heading: 'Patikrinkite nebepaskirstomuosius laukus',
    errors: [
      { field: 'story-email', text: 'Nebeprisikiškiakopūsteliaujančiuosiuose: šį lauką būtina užpildyti' },
      { field: 'story-city', text: 'Pangaautomaadikasutajatunnus: kuulilennuteetunneliluuk puudub' },
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
