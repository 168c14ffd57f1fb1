import { trackingQueries } from '@shop/data-access/tracking';
import { PageBody, PageHead, usePage } from '@shop/page';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { ParcelView } from './parcel-view.tsx';
import { UnknownParcel } from './unknown-parcel.tsx';

/** The state of a parcel. */
export const ParcelPage = () => {
  const say = useMessages();
  const { id = '' } = useParams();
  // The loader has made the call; without an answer the parcel does not exist.
  const { data: parcel } = useQuery({ ...trackingQueries(usePage().api).parcel(id), enabled: false });
  return (
    <PageBody>
      <PageHead title={say('orders.tracking.parcel', { number: parcel?.number ?? id })} isIndexed={false} />
      {parcel ? <ParcelView parcel={parcel} /> : <UnknownParcel number={id} />}
    </PageBody>
  );
};
