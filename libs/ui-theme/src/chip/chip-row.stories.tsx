import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip, ChipRow } from './chip.tsx';

const NAMES = [
  'Headphones',
  'Earbuds',
  'Room speakers',
  'Portable speakers',
  'Soundbars',
  'Turntables',
  'Microphones',
];

const meta = {
  title: 'Components/ChipRow',
  component: ChipRow,
  args: {
    label: 'Parts of this category',
    children: NAMES.map((name) => (
      <Chip key={name} href={`/c/${name}`}>
        {name}
      </Chip>
    )),
  },
} satisfies Meta<typeof ChipRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line that scrolls: parts of a category. */
export const Line: Story = {};
/** Wrapping lines, and one that scrolls on small screens: applied filters. */
export const Wrapping: Story = { args: { kind: 'wrap', label: 'Applied filters' } };
export const OnSmallScreens: Story = { globals: { viewport: { value: 'small' } } };

export const LongWords: Story = {
  args: {
    label: 'Pritaikyti filtrai',
    kind: 'wrap',
    children: ['Nebeprisikiškiakopūsteliaujantis', 'Kuulilennuteetunneliluuk', 'Aliuminio spalvos'].map(
      (name) => (
        <Chip key={name} href={`/c/${name}`} removeLabel="Pašalinti">
          {name}
        </Chip>
      ),
    ),
  },
  globals: { viewport: { value: 'small' } },
};
