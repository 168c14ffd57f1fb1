import { Inline } from '@shop/ui-theme/inline';
import { useMessages } from '../messages.ts';
import { photo } from './parcel-photos.css.ts';

export type ParcelPhotosProps = { id: number; photos: readonly number[] };

/** Photos that the warehouse has taken of a parcel, small; each opens whole. */
export const ParcelPhotos = ({ id, photos }: ParcelPhotosProps) => {
  const say = useMessages();
  return (
    <Inline gap={8}>
      {photos.map((number) => {
        const address = `/api/parcels/${id}/photos/${number}`;
        return (
          <a key={number} href={address} target="_blank" rel="noreferrer">
            <img
              src={address}
              alt={say('parcels.photo', { number })}
              className={photo}
              loading="lazy"
              decoding="async"
              width={64}
              height={64}
            />
          </a>
        );
      })}
    </Inline>
  );
};
