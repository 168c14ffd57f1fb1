import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SizeTable } from './size-table.tsx';

const meta = {
  title: 'Components/SizeTable',
  component: SizeTable,
  args: {
    caption: 'Size chart',
    columns: ['Size', 'Chest, cm', 'Waist, cm', 'Hips, cm'],
    rows: [
      { size: 'S', values: ['82–90', '66–74', '90–98'] },
      { size: 'M', values: ['90–98', '74–82', '98–106'], isChosen: true },
      { size: 'L', values: ['98–107', '82–91', '106–114'] },
    ],
  },
} satisfies Meta<typeof SizeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Clothes: Story = {};

export const Shoes: Story = {
  args: {
    columns: ['Size', 'Foot length, cm'],
    rows: Array.from({ length: 8 }, (_, at) => ({
      size: String(36 + at),
      values: [`${22 + at * 0.7}`],
    })),
  },
};

/** A table that is wider than its container scrolls; the page does not. */
export const Narrow: Story = {
  args: {
    caption: 'Dydžių lentelė',
    columns: ['Dydis', 'Krūtinės apimtis, cm', 'Liemens apimtis, cm', 'Klubų apimtis, cm'],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('region', { name: 'Dydžių lentelė' });
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    await userEvent.tab();
    await expect(frame).toHaveFocus();
  },
};
