import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { DECLINE_REASONS } from '@shop/domain/product-review';
import { useFormats } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useLoaderData } from 'react-router-dom';
import { typed } from '../claim-page/message.css.ts';
import { useCodeWords } from '../code-words.ts';
import { ActForm } from '../form/act-form.tsx';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { Photo } from '../photo/photo.tsx';
import type { productReviewsLoader } from './product-reviews-page.loader.ts';

type Review = AnswerOf<typeof officeCalls.productReviews>['reviews'][number];

const Decision = ({ review: { id, version } }: { review: Review }) => {
  const say = useMessages();
  const words = useCodeWords();
  return (
    <ActForm act="decide" row={id}>
      <input type="hidden" name="version" value={version} />
      <Stack gap={8}>
        <div>
          <Button type="submit" name="press" value="publish" look="primary" size="small">
            {say('office.product_review.publish')}
          </Button>
        </div>
        <Text size="small" tone="muted">
          {say('office.product_review.decline')}
        </Text>
        <Inline>
          {DECLINE_REASONS.map((reason) => (
            <Button key={reason} type="submit" name="press" value={reason} look="quiet" size="small">
              {words('decline_reason', reason)}
            </Button>
          ))}
        </Inline>
      </Stack>
    </ActForm>
  );
};

const WaitingReview = ({ review }: { review: Review }) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <Box as="li" ground="box">
      <Stack gap={12}>
        <Text weight="strong">{review.product}</Text>
        <Text size="small" tone="muted">
          {say('office.product_review.facts', {
            ...{ stars: review.stars, brand: review.brand, when: formats.dateTime(review.at) },
            author: review.author === '' ? say('office.product_review.anonymous') : review.author,
          })}
        </Text>
        {review.title !== '' && (
          <p className={typed} lang={review.lang}>
            <b>{review.title}</b>
          </p>
        )}
        <p className={typed} lang={review.lang}>
          {review.text}
        </p>
        {review.photos.length > 0 && (
          <Inline>
            {review.photos.map((position) => (
              <Photo
                key={position}
                href={`/files/product-reviews/${review.id}/${position}`}
                alt={say('office.photo', { number: position })}
              />
            ))}
          </Inline>
        )}
        <Decision review={review} />
      </Stack>
    </Box>
  );
};

/** Reviews of goods that wait to be published or declined. */
export const ProductReviewsPage = () => {
  const say = useMessages();
  const reviews = useLoaderData<typeof productReviewsLoader>();
  return (
    <OfficePage title={say('office.nav.product_reviews')} count={reviews.length}>
      <Text isMeasured>{say('office.product_review.rule')}</Text>
      {reviews.length === 0 ? (
        <Text>{say('office.nothing_waits')}</Text>
      ) : (
        <Stack gap={16} as="ul">
          {reviews.map((review) => (
            <WaitingReview key={review.id} review={review} />
          ))}
        </Stack>
      )}
    </OfficePage>
  );
};
