import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SortSelect } from './sort-select.tsx';

const meta = {
  title: 'Components/SortSelect',
  component: SortSelect,
  args: {
    label: 'Order',
    name: 'sort',
    value: 'price',
    submitLabel: 'Apply',
    action: '/en/c/electronics',
    onChange: fn(),
    options: [
      { value: 'popular', label: 'Most popular' },
      { value: 'price', label: 'Price: low to high' },
      { value: 'price-down', label: 'Price: high to low' },
    ],
  },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Order' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Most popular');
    await expect(args.onChange).toHaveBeenLastCalledWith('popular');
  },
};

export const LongWords: Story = {
  args: {
    options: [{ value: 'price', label: 'Nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluuk' }],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
