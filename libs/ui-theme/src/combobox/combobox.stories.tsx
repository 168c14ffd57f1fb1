import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Combobox } from './combobox.tsx';

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: {
    label: 'Pickup point',
    name: 'point',
    placeholder: 'Street, town or postcode',
    emptyLabel: 'No point matches. Try the name of the town.',
    openLabel: 'Show the points',
    clearLabel: 'Choose another point',
    onChange: fn(),
    options: [
      { value: 'a', label: 'Šeškinė', hint: 'Ukmergės g. 282, Vilnius · 00:00–24:00', keywords: '06318' },
      { value: 'b', label: 'Laisvės alėja', hint: 'Laisvės al. 66, Kaunas · 08:00–22:00', keywords: '44238' },
      { value: 'c', label: 'Mega', hint: 'Islandijos pl. 32, Kaunas · 10:00–21:00', keywords: '47446' },
      { value: 'd', label: 'Studlendas', hint: 'Herkaus Manto g. 90, Klaipėda · 00:00–24:00' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520, minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = { args: { defaultValue: 'b' } };
export const WithHint: Story = { args: { hint: 'Parcels wait there for seven days.' } };
export const WithError: Story = { args: { error: 'Please choose a pickup point.' } };
export const Disabled: Story = { args: { isDisabled: true } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Pickup point' }));
    await expect(await screen.findByRole('option', { name: /Mega/ })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** Words in any order, without their accents, from the name, the address or the postcode. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('vilnius seskine');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('Atlantis');
    await expect(await screen.findByText(args.emptyLabel)).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await canvas.findByRole('button', { name: args.openLabel });
    await userEvent.keyboard('kaunas');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('c');
    await expect(canvas.getByRole('combobox')).toHaveValue('Mega');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Nebeprisikiškiakopūsteliaujančiuosiuose atsiėmimo punktas',
    options: [
      {
        value: 'a',
        label: 'Nebeprisikiškiakopūsteliaujančiuosiuose',
        hint: 'Pangaautomaadikasutajatunnuse kuulilennuteetunneliluuk 12, Klaipėda',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option')).toBeVisible();
  },
};
