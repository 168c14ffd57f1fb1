import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MiniLine } from '../cart-line/mini-line.tsx';
import { headphones } from '../picture/story-picture.ts';
import { FoldedSummary } from './folded-summary.tsx';

const meta = {
  title: 'Components/FoldedSummary',
  component: FoldedSummary,
  globals: { viewport: { value: 'small' } },
  args: {
    summary: '1 item, by air',
    amount: '€590.85',
    lines: <MiniLine picture={headphones} name="Kestrel Audio K7" details="Fog" price="€219.00" />,
    rows: [
      { key: 'goods', label: 'Goods', value: '€465.00' },
      { key: 'shipping', label: 'Shipping by air, duty, VAT', value: '€125.85' },
    ],
    total: { label: 'To pay', amount: '€590.85' },
  },
} satisfies Meta<typeof FoldedSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('1 item, by air');
    // In a wide window the story shows that it is absent.
    if (!summary.checkVisibility()) return;
    await userEvent.click(summary);
    await expect(canvas.getByText('Goods')).toBeVisible();
  },
};

/** Hidden where the summary is beside the page. */
export const FromLarge: Story = { globals: { viewport: { value: 'large' } } };

export const LongWords: Story = {
  args: {
    summary: '12 nebeprisikiškiakopūsteliaujančiųjų prekių, jūra',
    amount: '12 345,67 €',
    rows: [
      { key: 'a', label: 'Kuulilennuteetunneliluuk ja pangaautomaadikasutajatunnus', value: '12 345,67 €' },
    ],
    total: { label: 'Mokėti', amount: '12 345,67 €' },
  },
};
