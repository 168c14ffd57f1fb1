import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SwatchFacet } from './swatch-facet.tsx';

const meta = {
  title: 'Components/SwatchFacet',
  component: SwatchFacet,
  args: {
    name: 'colour',
    options: [
      { value: 'fog', label: 'Fog', hex: '#C9D1D8' },
      { value: 'ink', label: 'Ink', hex: '#16202A', isChosen: true },
      { value: 'rust', label: 'Rust', hex: '#B4531F' },
      { value: 'white', label: 'White', hex: '#FFFFFF' },
      { value: 'pine', label: 'Pine', hex: '#1F5A49', isDisabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 228, paddingInline: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SwatchFacet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeChosen: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Fog' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Pine' })).toBeDisabled();
  },
};

/** Screen readers read the names; the browser shows them as tooltips. */
export const LongWords: Story = {
  args: {
    options: [
      { value: 'a', label: 'Nebeprisikiškiakopūsteliaujančiuosiuose', hex: '#0B4A6F' },
      { value: 'b', label: 'Kuulilennuteetunneliluuk', hex: '#F5A524', isChosen: true },
    ],
  },
};
