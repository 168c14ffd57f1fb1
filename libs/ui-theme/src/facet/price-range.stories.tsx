import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PriceRange } from './price-range.tsx';

const meta = {
  title: 'Components/PriceRange',
  component: PriceRange,
  args: {
    fromLabel: 'Price from',
    toLabel: 'Price to',
    fromName: 'from',
    toName: 'to',
    min: 12,
    max: 912,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 228 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Anything: Story = {};
export const Narrowed: Story = { args: { from: 112, to: 562 } };
/** No range to choose from: only the fields are shown. */
export const OnePrice: Story = { args: { min: 40, max: 40 } };

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const low = canvas.getByRole('slider', { name: 'Price from' });
    await userEvent.tab();
    await expect(low).toHaveFocus();
    low.focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('312');
    await expect(low).toHaveValue('312');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const LongWords: Story = {
  args: {
    fromLabel: 'Nebeprisikiškiakopūsteliaujančiuosiuose nuo',
    toLabel: 'Kuulilennuteetunneliluuk kuni',
    min: 0,
    max: 1_234_567,
  },
};
