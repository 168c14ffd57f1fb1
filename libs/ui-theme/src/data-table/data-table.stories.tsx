import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../link/text-link.tsx';
import { headphones, lamp, shirt } from '../picture/story-picture.ts';
import { Tag } from '../tag/tag.tsx';
import { Text } from '../text/text.tsx';
import { Thumbs } from '../thumbs/thumbs.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';

const columns: readonly DataColumn[] = [
  { key: 'number', label: 'Order', onSmall: 'title' },
  { key: 'items', label: 'Items', onSmall: 'picture' },
  { key: 'date', label: 'Date', onSmall: 'hidden' },
  { key: 'state', label: 'State', onSmall: 'state' },
  { key: 'total', label: 'Total', align: 'end', onSmall: 'sum' },
];
const number = (text: string) => <TextLink href={`/my-orders/${text}`}>{text}</TextLink>;
const total = (text: string) => (
  <Text as="span" weight="strong">
    {text}
  </Text>
);
const rows = [
  {
    key: '1',
    cells: {
      number: number('QU100046'),
      items: <Thumbs pictures={[headphones, lamp]} />,
      date: '2026-11-20 02:00',
      state: <Tag tone="info">On its way</Tag>,
      total: total('€1,702.35'),
    },
  },
  {
    key: '2',
    cells: {
      number: number('QU100045'),
      items: <Thumbs pictures={[shirt]} />,
      date: '2026-11-18 02:00',
      state: <Tag tone="success">Delivered</Tag>,
      total: total('€44.54'),
    },
  },
];

const meta = {
  title: 'Components/DataTable',
  component: DataTable,
  args: { caption: 'My orders', columns, rows },
} satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {};
/** A row becomes a card: its title and its state above, the rest named below. */
export const Cards: Story = { globals: { viewport: { value: 'small' } } };
export const OneColumn: Story = { args: { columns: columns.slice(0, 1) } };

const longRows = [
  {
    key: '1',
    cells: {
      number: number('QU100046'),
      items: <Thumbs pictures={[headphones, lamp, shirt, headphones]} />,
      date: '2026-11-20 02:00',
      state: <Tag tone="warning">Ootab pangaülekande kinnitust</Tag>,
      total: total('12 345 702,35 €'),
    },
  },
];
const longColumns = columns.map((column) => ({
  ...column,
  label: `Nebeprisikiškiakopūsteliaujantis ${column.key}`,
}));

export const LongWords: Story = { args: { columns: longColumns, rows: longRows } };
export const LongWordsOnCards: Story = {
  args: { columns: longColumns, rows: longRows },
  globals: { viewport: { value: 'small' } },
};
