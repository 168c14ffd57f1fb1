import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../link/text-link.tsx';
import { headphones } from '../picture/story-picture.ts';
import { VariantPicker } from './variant-picker.tsx';

const meta = {
  title: 'Components/VariantPicker',
  component: VariantPicker,
  args: {
    label: 'Size:',
    chosen: '42',
    look: 'size',
    unavailableLabel: 'sold out',
    options: [
      { value: '41', label: '41', href: '?size=41' },
      { value: '42', label: '42', href: '?size=42', isChosen: true },
      { value: '43', label: '43', href: '?size=43', isUnavailable: true },
      { value: '44', label: '44', href: '?size=44' },
    ],
  },
} satisfies Meta<typeof VariantPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {};
export const WithHelp: Story = { args: { help: <TextLink href="/en/sizes">Size table</TextLink> } };
export const NothingChosen: Story = {
  args: {
    chosen: '',
    problem: 'Choose a size',
    options: [
      { value: '42', label: '42', href: '?size=42' },
      { value: '43', label: '43', href: '?size=43', isUnavailable: true },
      { value: '44', label: '44', href: '?size=44' },
    ],
  },
};
export const ChosenIsSoldOut: Story = {
  args: {
    chosen: '43',
    options: [
      { value: '42', label: '42', href: '?size=42' },
      { value: '43', label: '43', href: '?size=43', isChosen: true, isUnavailable: true },
    ],
  },
};

export const Pictures: Story = {
  args: {
    label: 'Colour:',
    chosen: 'Fog',
    look: 'swatch',
    options: [
      { value: 'fog', label: 'Fog', href: '?colour=fog', picture: headphones, isChosen: true },
      { value: 'ink', label: 'Ink', href: '?colour=ink', picture: headphones },
      { value: 'rust', label: 'Rust', href: '?colour=rust', picture: headphones, isUnavailable: true },
    ],
  },
};

export const Colours: Story = {
  args: {
    label: 'Colour:',
    chosen: 'Ink',
    look: 'swatch',
    options: [
      { value: 'fog', label: 'Fog', href: '?colour=fog', hex: '#C9D1D8' },
      { value: 'ink', label: 'Ink', href: '?colour=ink', hex: '#16202A', isChosen: true },
    ],
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '41' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^43.*sold out$/ })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Nebeprisikiškiakopūsteliaujančiuosiuose:',
    chosen: 'Kuulilennuteetunneliluuk',
    help: <TextLink href="/lt/sizes">Dydžių lentelė</TextLink>,
    options: [
      { value: 'a', label: 'Nebeprisikiškiakopūsteliaujančiuosiuose', href: '?a' },
      { value: 'b', label: 'Kuulilennuteetunneliluuk', href: '?b', isChosen: true },
      { value: 'c', label: 'Pangaautomaadikasutajatunnus', href: '?c', isUnavailable: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
