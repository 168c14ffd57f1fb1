import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './choice.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { name: 'remember', label: 'Remember me on this device', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithCount: Story = { args: { label: 'Headphones', count: '1 204', name: 'kind' } };
export const WithHint: Story = { args: { hint: 'Not on a computer that others use.' } };
export const WithError: Story = { args: { error: 'Please tick this box.' } };
export const Large: Story = { args: { size: 'medium' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me on this device' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Sutinku su nebeprisikiškiakopūsteliaujančiuosiuose aprašytomis taisyklėmis',
    hint: 'Pangaautomaadikasutajatunnus ja kuulilennuteetunneliluuk',
    error: 'Nebepaskirstomieji laukai privalomi',
    count: '12 345',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
