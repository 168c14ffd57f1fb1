import { countFilters } from '@shop/domain/filters';
import { findSort, SORTS } from '@shop/domain/sort';
import { DestinationChoice, useLinks, usePage } from '@shop/page';
import { FilterOpener } from '@shop/ui-theme/filter-sheet';
import { ListingTools as Tools } from '@shop/ui-theme/listing-tools';
import { SortSelect } from '@shop/ui-theme/sort-select';
import { useMessages, type MessageId } from '../messages.ts';
import { AppliedChips } from './applied-chips.tsx';
import { FILTERS_HASH, useFiltersOpener } from './filters-address.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { LayoutSwitch } from './layout-switch.tsx';
import { linkTo, pathOfPlace } from './listing-place.ts';
import type { ListingView } from './use-listing.ts';

const ORDERS = Object.values(SORTS).map(String);

/** Filters on small screens, applied filters, the order, and grid or list. */
export const ListingTools = ({ view }: { view: ListingView }) => {
  const { place, address, wanted, change, listing } = view;
  const say = useMessages();
  const { href } = useLinks();
  const { layout } = usePage();
  const applied = countFilters(address.filters);
  return (
    <Tools
      opener={
        <FilterOpener href={FILTERS_HASH} onClick={useFiltersOpener(view)}>
          {applied === 0
            ? say('marketplace.list.filters')
            : say('marketplace.list.filtersCount', { count: applied })}
        </FilterOpener>
      }
      chips={<AppliedChips view={view} />}
      destination={<DestinationChoice />}
      sort={
        <SortSelect
          label={say('marketplace.list.sort')}
          name="sort"
          value={String(listing.sort)}
          action={href(pathOfPlace(place))}
          options={ORDERS.map((value) => ({
            value,
            label: say(`marketplace.list.sort${value}` as MessageId),
          }))}
          submitLabel={say('marketplace.list.sortSubmit')}
          onChange={(value) =>
            change({ ...wanted, sort: findSort(value), page: 1 }, { preventScrollReset: true })
          }
        >
          <HiddenFields address={address} withFilters withSort={false} />
        </SortSelect>
      }
      layout={<LayoutSwitch layout={layout} back={linkTo(place, wanted)} />}
    />
  );
};
