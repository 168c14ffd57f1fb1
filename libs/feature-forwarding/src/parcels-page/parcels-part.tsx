import type { Parcel } from '@shop/data-access/forwarding';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { Stack } from '@shop/ui-theme/stack';
import { TabNav } from '@shop/ui-theme/tab-nav';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { PartFailed } from '../part-failed.tsx';
import { filterParcels, PARCEL_FILTERS, readFilter, type ParcelFilter } from './parcel-filter.ts';
import { ParcelTable } from './parcel-table.tsx';

const addressOf = (show?: ParcelFilter): string => laterPaths.parcels.to({}, { show });

const Filters = ({ filter }: { filter: ParcelFilter | null }) => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <TabNav
      look="tabs"
      label={say('parcels.filter')}
      items={[
        { href: href(addressOf()), label: say('parcels.filter.all'), isCurrent: filter === null },
        ...PARCEL_FILTERS.map((name) => ({
          href: href(addressOf(name)),
          label: say(`parcels.filter.${name}`),
          isCurrent: name === filter,
        })),
      ]}
    />
  );
};

/** The parcels by their filter; undefined where they could not be fetched. */
export const ParcelsPart = ({ parcels }: { parcels: readonly Parcel[] | undefined }) => {
  const say = useMessages();
  const { href } = useLinks();
  const [search] = useSearchParams();
  const filter = readFilter(search);
  if (parcels === undefined) return <PartFailed again={addressOf(filter ?? undefined)} />;
  if (parcels.length === 0)
    return (
      <EmptyState heading={say('parcels.none')} picture="parcel">
        {say('parcels.none_hint')}
      </EmptyState>
    );
  const shown = filterParcels(parcels, filter);
  return (
    <Stack gap={16}>
      <Filters filter={filter} />
      {shown.length === 0 ? (
        <EmptyState
          heading={say('parcels.none_filter')}
          picture="parcel"
          actions={<ButtonLink href={href(addressOf())}>{say('parcels.show_all')}</ButtonLink>}
        />
      ) : (
        <ParcelTable parcels={shown} />
      )}
    </Stack>
  );
};
