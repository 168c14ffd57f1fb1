import type { ShownReviews } from '@shop/data-access/product-reviews';
import { useFormats } from '@shop/i18n';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { photo, words } from './product-reviews.css.ts';
import { useReviewMessages } from './product-reviews.messages.ts';

const PHOTO_PX = 96;

type Props = { review: ShownReviews['reviews'][number] };

/** One review in the language of its author, with its photos. */
export const ShownReview = ({ review }: Props) => {
  const say = useReviewMessages();
  const formats = useFormats();
  const author = review.author === '' ? say('marketplace.reviews.anonymous') : review.author;
  return (
    <article>
      <Stack gap={8}>
        <Text weight="strong">{say('marketplace.reviews.stars_of', { stars: review.stars })}</Text>
        {review.title !== '' && (
          <h3 lang={review.lang} className={words}>
            {review.title}
          </h3>
        )}
        <p lang={review.lang} className={words}>
          {review.text}
        </p>
        {review.photos.length > 0 && (
          <Inline>
            {review.photos.map((key, at) => (
              <a key={key} href={`/api/product-reviews/photos/${key}`} target="_blank" rel="noreferrer">
                <img
                  src={`/api/product-reviews/photos/${key}`}
                  alt={say('marketplace.reviews.photo', { number: at + 1, author })}
                  className={photo}
                  width={PHOTO_PX}
                  height={PHOTO_PX}
                  loading="lazy"
                />
              </a>
            ))}
          </Inline>
        )}
        <Text size="caption" tone="muted">
          {say('marketplace.reviews.by', { author, date: formats.date(review.at) })}
        </Text>
      </Stack>
    </article>
  );
};
