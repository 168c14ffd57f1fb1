import { FormCheck } from '@shop/forms';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import { keptField } from './review-form.schema.ts';
import { photo } from './review-photo.css.ts';

const SIDE_PX = 96;

type Props = { slug: string; photos: readonly string[] };

/** The photos that the review has; without its tick a photo is deleted. */
export const KeptPhotos = ({ slug, photos }: Props) => {
  const say = useMessages();
  if (photos.length === 0) return null;
  return (
    <Stack gap={12}>
      {photos.map((key, at) => (
        <div key={key}>
          <img
            src={`/api/product-reviews/own/${slug}/photos/${key}`}
            alt=""
            className={photo}
            width={SIDE_PX}
            height={SIDE_PX}
            loading="lazy"
          />
          <FormCheck name={keptField(key)}>{say('reviews.keep_photo', { number: at + 1 })}</FormCheck>
        </div>
      ))}
    </Stack>
  );
};
