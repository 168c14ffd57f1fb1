import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldSet } from '../form-layout/form-layout.tsx';
import { RadioField } from './choice.tsx';

const meta = {
  title: 'Components/RadioField',
  component: RadioField,
  args: { name: 'bank', label: 'Northbank', value: 'north' },
  render: (args) => (
    <FieldSet legend="Your bank" isLegendHidden>
      <RadioField {...args} />
      <RadioField {...args} label="Balticredit" value="baltic" defaultChecked={false} />
      <RadioField {...args} label="Luminara" value="luminara" defaultChecked={false} />
    </FieldSet>
  ),
} satisfies Meta<typeof RadioField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const Chosen: Story = { args: { defaultChecked: true } };
export const WithCount: Story = { args: { count: '62', defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Keyboard: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Northbank' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Balticredit' })).toBeChecked();
  },
};

export const LongWords: Story = {
  args: { label: 'Nebeprisikiškiakopūsteliaujančiuosiuose, Pangaautomaadikasutajatunnus', count: '12 345' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
