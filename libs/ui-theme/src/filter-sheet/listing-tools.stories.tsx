import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip, ChipRow } from '../chip/chip.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { SortSelect } from '../sort-select/sort-select.tsx';
import { FilterOpener } from './filter-sheet.tsx';
import { ListingTools } from './listing-tools.tsx';

const chips = (names: readonly string[]) => (
  <ChipRow label="Applied filters">
    {names.map((name) => (
      <Chip key={name} href="#" removeLabel="Remove">
        {name}
      </Chip>
    ))}
  </ChipRow>
);

const meta = {
  title: 'Components/ListingTools',
  component: ListingTools,
  args: {
    opener: <FilterOpener href="#filters">Filters</FilterOpener>,
    chips: chips(['Kestrel Audio', 'up to €200']),
    sort: (
      <SortSelect
        label="Order"
        name="sort"
        value="price"
        submitLabel="Apply"
        action="/en/c/electronics"
        options={[{ value: 'price', label: 'Price: low to high' }]}
      />
    ),
    layout: (
      <SegmentedControl
        label="Layout"
        name="layout"
        value="grid"
        isFromMedium
        onChange={() => undefined}
        options={[
          { value: 'grid', label: 'Grid', icon: 'grid', isLabelHidden: true },
          { value: 'list', label: 'List', icon: 'list', isLabelHidden: true },
        ]}
      />
    ),
  },
} satisfies Meta<typeof ListingTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filtered: Story = {};
export const Empty: Story = { args: { chips: null } };
export const Small: Story = { globals: { viewport: { value: 'small' } } };

export const LongWords: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    opener: <FilterOpener href="#filters">Nebepaskirstomieji</FilterOpener>,
    chips: chips(['Nebeprisikiškiakopūsteliaujančiuosiuose', 'Pangaautomaadikasutajatunnus']),
  },
};
