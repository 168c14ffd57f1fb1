import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SwitchField } from './choice.tsx';

const meta = {
  title: 'Components/SwitchField',
  component: SwitchField,
  args: { name: 'balance', label: 'Use my balance', onChange: fn() },
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'You have €40.00.' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Use my balance' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: { label: 'Naudoti nebeprisikiškiakopūsteliaujančiuosius ir pangaautomaadikasutajatunnuseid' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
