import { MOST_REVIEW_PHOTOS } from '@shop/domain/product-review';
import { useMessages } from '../messages.ts';

const FAULTS = [
  'file_type',
  'file_too_large',
  'file_broken',
  'picture_broken',
  'picture_too_large',
  'file_unknown',
  'too_many_requests',
  'file_not_sent',
] as const;

/** The words for refused photos, by their codes. */
export const usePhotoFaults = (): Readonly<Record<string, string>> => {
  const say = useMessages();
  return {
    ...Object.fromEntries(FAULTS.map((code) => [code, say(`reviews.fault.${code}`)])),
    too_many_files: say('reviews.too_many_photos', { count: MOST_REVIEW_PHOTOS }),
  };
};
