import type { Meta, StoryObj } from '@storybook/react-vite';
import { control } from './field.css.ts';
import { Field } from './field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { id: 'company', label: 'Company', children: <input id="company" className={control()} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'As it stands on the invoice.', optional: 'optional' } };
export const WithError: Story = { args: { error: 'Enter the name of the company' } };
export const LabelHidden: Story = { args: { isLabelHidden: true } };

export const LongWords: Story = {
  args: {
    label: 'Nebeprisikiškiakopūsteliaujančiųjų įmonės pavadinimas',
    optional: 'neprivaloma',
    hint: 'Sünnipäevanädalalõpupeopärastlõunaväsimatus',
  },
};
