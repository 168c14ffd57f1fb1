import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'What is wrong?', name: 'text' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'The zip is torn.\nIt was so when I opened the parcel.' },
};
export const WithHint: Story = { args: { hint: 'When did you notice it?' } };
export const WithError: Story = { args: { error: 'This field is required.' } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'What is wrong?' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.type(area, 'One{enter}two');
    await expect(area).toHaveValue('One\ntwo');
  },
};
