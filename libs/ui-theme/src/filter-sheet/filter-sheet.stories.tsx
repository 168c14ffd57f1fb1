import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../choice/choice.tsx';
import { FacetGroup } from '../facet/facet-group.tsx';
import { PriceRange } from '../facet/price-range.tsx';
import { FilterOpener, FilterSheet } from './filter-sheet.tsx';

const facets = (brands: readonly string[]) => (
  <>
    <FacetGroup heading="Price" isOpen>
      <PriceRange fromLabel="From" toLabel="To" fromName="from" toName="to" min={12} max={912} />
    </FacetGroup>
    <FacetGroup heading="Brand" isOpen>
      {brands.map((name, at) => (
        <Checkbox key={name} name="brand" value={name} label={name} count={String(62 + at)} />
      ))}
    </FacetGroup>
  </>
);

const meta = {
  title: 'Components/FilterSheet',
  component: FilterSheet,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    id: 'filters',
    heading: 'Filters',
    closeLabel: 'Close the filters',
    action: '/en/c/electronics',
    onChange: fn(),
    onSubmit: fn(),
    actions: (
      <>
        <Button look="quiet">Clear all</Button>
        <Button type="submit">Show 62 items</Button>
      </>
    ),
    children: facets(['Kestrel Audio', 'Tern Harbour', 'Hygge Works']),
  },
} satisfies Meta<typeof FilterSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Next to the goods, on wide screens. */
export const Column: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 228 }}>
        <Story />
      </div>
    ),
  ],
};

/** Every change applies at once, so the buttons are for small screens only. */
export const LiveColumn: Story = { ...Column, args: { isLive: true } };

/** From below on small screens; its address opens it, so that it needs no script. */
export const Sheet: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <>
      <FilterOpener href="#filters">Filters</FilterOpener>
      <FilterSheet {...args} />
    </>
  ),
  beforeEach: () => {
    location.hash = '#filters';
    return () => {
      location.hash = '';
    };
  },
};

export const LongWords: Story = {
  ...Column,
  args: {
    heading: 'Nebeprisikiškiakopūsteliaujančiuosiuose',
    children: facets(['Nebeprisikiškiakopūsteliaujančiuosiuose', 'Pangaautomaadikasutajatunnus']),
    actions: (
      <>
        <Button look="quiet">Išvalyti viską</Button>
        <Button type="submit">Rodyti 12 345 nebepaskirstomuosius</Button>
      </>
    ),
  },
};
