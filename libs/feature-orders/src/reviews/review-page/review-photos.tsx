import { MOST_REVIEW_PHOTOS } from '@shop/domain/product-review';
import { SentFilesField } from '../../sent-files/sent-files-field.tsx';
import { useMessages } from '../messages.ts';
import { usePhotoFaults } from './use-photo-faults.ts';

/** Phones turn their own formats into these. */
const TYPES = 'image/jpeg,image/png,image/webp';

/** New photos of a review. `kept` are keys of files that a refused form has sent. */
export const ReviewPhotos = ({ kept }: { kept: readonly string[] }) => {
  const say = useMessages();
  const faults = usePhotoFaults();
  return (
    <SentFilesField
      kept={kept}
      most={MOST_REVIEW_PHOTOS}
      types={TYPES}
      words={{
        hint: say('reviews.photos_hint', { count: MOST_REVIEW_PHOTOS }),
        optional: say('reviews.optional'),
        sending: say('reviews.files.sending'),
        kept: (number) => say('reviews.files.kept', { number }),
        remove: (name) => say('reviews.files.remove', { name }),
        faultOf: (code) => faults[code] ?? say('reviews.fault.file_not_sent'),
      }}
    />
  );
};
