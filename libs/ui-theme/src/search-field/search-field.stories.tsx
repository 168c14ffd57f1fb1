import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    label: 'Search the shop',
    submitLabel: 'Search',
    placeholder: 'Search by name, brand or code',
    action: '/en/search',
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = { args: { defaultValue: 'wireless headphones' } };

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search the shop' })).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('kettle{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('kettle');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    submitLabel: 'Ieškoti',
    placeholder: 'Pavadinimas, prekės ženklas arba kodas, nebeprisikiškiakopūsteliaujančiuosiuose',
    defaultValue: 'kuulilennuteetunneliluuk pangaautomaadikasutajatunnus',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
