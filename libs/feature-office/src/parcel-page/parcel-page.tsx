import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Text } from '@shop/ui-theme/text';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../code-words.ts';
import { EventList } from '../event-list.tsx';
import { ActForm } from '../form/act-form.tsx';
import { PhotoField } from '../form/photo-field.tsx';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { ParcelActs } from '../parcels-page/parcel-acts.tsx';
import { Photo } from '../photo/photo.tsx';
import type { parcelLoader } from './parcel-page.loader.ts';

const ACT = 'add_photos';

const AddPhotos = () => {
  const say = useMessages();
  return (
    <ActForm act={ACT} hasFiles>
      <PhotoField act={ACT} />
      <Inline>
        <Button type="submit" look="quiet" size="small">
          {say('office.parcel.add_photos')}
        </Button>
      </Inline>
    </ActForm>
  );
};

/** One parcel: its photos, what can be done about it, and its history. */
export const ParcelPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const parcel = useLoaderData<typeof parcelLoader>();
  const facts = [
    ...[parcel.brand, words('package', parcel.state), parcel.suite, parcel.shelf],
    ...[parcel.shop, parcel.contents, parcel.hold_reason],
  ].filter(Boolean);
  return (
    <OfficePage title={parcel.tracking_number} hint={facts.join(' · ')}>
      {parcel.photos.length === 0 ? (
        <Text>{say('office.parcel.no_photos')}</Text>
      ) : (
        <Inline>
          {parcel.photos.map((number) => (
            <Photo
              key={number}
              href={`/files/parcels/${parcel.id}/${number}`}
              alt={say('office.photo', { number })}
            />
          ))}
        </Inline>
      )}
      <AddPhotos />
      <ParcelActs parcel={parcel} />
      <EventList of="package" events={parcel.events} />
    </OfficePage>
  );
};
