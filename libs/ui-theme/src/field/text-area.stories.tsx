import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Note for the courier', name: 'note' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = { args: { defaultValue: 'The second door, code 24.\nPlease ring twice.' } };
export const WithHint: Story = { args: { hint: 'Up to 500 letters.', optional: 'optional' } };
export const WithError: Story = { args: { error: 'This field is required.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'The second door.' } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}two');
    await expect(canvas.getByRole('textbox')).toHaveValue('One\ntwo');
  },
};

export const LongWords: Story = {
  args: {
    label: 'Nebepaskirstomieji nurodymai pasiuntiniui',
    defaultValue:
      'nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluuk pangaautomaadikasutajatunnus',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
