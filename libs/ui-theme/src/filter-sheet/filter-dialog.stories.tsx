import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../choice/choice.tsx';
import { FacetGroup } from '../facet/facet-group.tsx';
import { PriceRange } from '../facet/price-range.tsx';
import { FilterDialog, type FilterDialogProps } from './filter-dialog.tsx';
import { FilterOpener } from './filter-sheet.tsx';

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
  title: 'Components/FilterDialog',
  component: FilterDialog,
  globals: { viewport: { value: 'small' } },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    heading: 'Filters',
    closeLabel: 'Close the filters',
    status: '62 items',
    isOpen: true,
    onClose: fn(),
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
} satisfies Meta<typeof FilterDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From below on phones. */
export const Phone: Story = {};

/** At the side on tablets. */
export const Tablet: Story = { globals: { viewport: { value: 'medium' } } };

const Opened = (args: FilterDialogProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FilterOpener
        href="#filters"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        Filters
      </FilterOpener>
      <FilterDialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

/** Escape closes it, and the focus returns. */
export const Keyboard: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByText('Filters', { selector: 'a' });
    if (!opener.checkVisibility()) return;
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog', { name: 'Filters' });
    // The browser handles Escape of a native dialog; a test can only dispatch the resulting `cancel` event.
    dialog.requestClose();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongWords: Story = {
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
