import { Text } from '@shop/ui-theme/text';
import { useLoaderData } from 'react-router-dom';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { ParcelActs } from './parcel-acts.tsx';
import { ParcelTable } from './parcel-table.tsx';
import type { parcelsLoader } from './parcels-page.loader.ts';

/** Parcels that wait for staff, each with its next acts. */
export const ParcelsPage = () => {
  const say = useMessages();
  const parcels = useLoaderData<typeof parcelsLoader>();
  return (
    <OfficePage title={say('office.nav.parcels')} count={parcels.length}>
      {parcels.length === 0 ? (
        <Text>{say('office.nothing_waits')}</Text>
      ) : (
        <ParcelTable
          caption={say('office.nav.parcels')}
          parcels={parcels}
          actOf={(parcel) => <ParcelActs parcel={parcel} />}
        />
      )}
    </OfficePage>
  );
};
