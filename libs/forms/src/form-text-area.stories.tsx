import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormTextArea } from './form-text-area.tsx';
import { StoryForm } from './story-form.tsx';

const meta = {
  title: 'Components/FormTextArea',
  component: StoryForm,
  args: {
    asks: ['text'],
    labels: { text: 'What happened?' },
    children: <FormTextArea name="text" rows={5} maxLength={3_000} required />,
  },
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { values: { text: 'The box was wet.\nThe lid is broken.' } } };

/** The server refused it; what was typed is kept. */
export const Refused: Story = {
  args: {
    answer: { message: 'invalid', errors: { text: ['required'] }, values: { text: ' ' } },
    words: { required: 'Say what happened' },
  },
};
