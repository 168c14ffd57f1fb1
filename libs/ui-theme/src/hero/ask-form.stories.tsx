import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AskForm, AskPanel } from './ask-panel.tsx';

const meta = {
  title: 'Components/AskForm',
  component: AskForm,
  args: {
    action: '/search',
    icon: 'search',
    name: 's',
    type: 'search',
    label: 'Search the shop',
    placeholder: 'Headphones, trainers, watches',
    submitLabel: 'Search',
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 120 }}>
        <AskPanel>
          <Story />
        </AskPanel>
      </div>
    ),
  ],
} satisfies Meta<typeof AskForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Two: Story = {
  render: (args) => (
    <>
      <AskForm
        {...args}
        icon="link"
        name="url"
        type="url"
        label="Price any product by its link"
        submitLabel="See the price"
        placeholder="https://store.example/product"
      />
      <AskForm {...args} look="quiet" />
    </>
  ),
};
export const SmallScreen: Story = { ...Two, globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: {
    label: 'Nebeprisikiškiakopūsteliaujančiuosiuose',
    placeholder: 'kuulilennuteetunneliluuk',
    submitLabel: 'Ieškoti lentynose',
  },
  globals: { viewport: { value: 'small' } },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search the shop' })).toHaveFocus();
    await userEvent.keyboard('lamp{Enter}');
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};
