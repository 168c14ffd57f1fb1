import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { DECLINE_REASONS } from '@shop/domain/product-review';
import { useFormats } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { typed } from '../claim-page/message.css.ts';
import { useCodeWords } from '../code-words.ts';
import { ActForm } from '../form/act-form.tsx';
import { useMessages } from '../messages.ts';
import { Photo } from '../photo/photo.tsx';
import { queuePath, type ReviewsAsked } from './queue-path.ts';

type Review = AnswerOf<typeof officeCalls.productReviews>['reviews'][number];

type ReviewProps = { readonly review: Review; readonly asked: ReviewsAsked };

const Decision = ({ review: { id, version }, asked }: ReviewProps) => {
  const say = useMessages();
  const words = useCodeWords();
  return (
    <ActForm act="decide" row={id} address={queuePath(asked)}>
      <input type="hidden" name="brand" value={asked.brand} />
      <input type="hidden" name="page" value={asked.page} />
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

/** A review as its author wrote it, with the decision about it. */
export const QueuedReview = ({ review, asked }: ReviewProps) => {
  const say = useMessages();
  const words = useCodeWords();
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
        {review.state === 'waiting' && <Decision review={review} asked={asked} />}
        {review.decline_reason !== null && (
          <Text size="small">
            {say('office.product_review.declined', {
              reason: words('decline_reason', review.decline_reason),
            })}
          </Text>
        )}
      </Stack>
    </Box>
  );
};
