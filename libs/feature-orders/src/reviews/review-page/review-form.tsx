import type { ReviewableProduct } from '@shop/data-access/product-reviews';
import { LONGEST_REVIEW_TEXT, STARS } from '@shop/domain/product-review';
import { FormSelect, FormText, FormTextArea, ShopForm, SubmitButton } from '@shop/forms';
import { useFormAnswer } from '@shop/page';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { keysIn } from '../../claims/claim-form-page/read-claim-form.ts';
import { useMessages } from '../messages.ts';
import { KeptPhotos } from './kept-photos.tsx';
import { ProductPicture } from './product-picture.tsx';
import { keptField, reviewDraft, reviewSchema } from './review-form.schema.ts';
import { ReviewPhotos } from './review-photos.tsx';
import { ReviewTag } from './review-tag.tsx';
import { usePhotoFaults } from './use-photo-faults.ts';
import { WithdrawReview } from './withdraw-review.tsx';

type Props = { slug: string; product: ReviewableProduct; shownName: string };

/** What the form shows first: the review as it is. */
const valuesOf = ({ review }: ReviewableProduct): Record<string, string> =>
  review
    ? {
        ...{ stars: String(review.stars), title: review.title, text: review.text, name: review.name },
        ...Object.fromEntries(review.photos.map((key) => [keptField(key), '1'])),
      }
    : { stars: '', title: '', text: '', name: 'initial' };

const useReviewWords = (): Record<string, string> => {
  const say = useMessages();
  const faults = usePhotoFaults();
  return {
    ...faults,
    not_delivered: say('reviews.not_delivered'),
    review_gone: say('reviews.gone'),
  };
};

/** Stars, text, photos and the shown name of one product's review. */
export const ReviewForm = ({ slug, product, shownName }: Props) => {
  const say = useMessages();
  const answer = useFormAnswer();
  const words = useReviewWords();
  const { review } = product;
  const photos = review?.photos ?? [];
  return (
    <Stack gap={24}>
      <Inline>
        <ProductPicture image={product.image} />
        <Stack gap={8}>
          <Text weight="strong">{product.name}</Text>
          {review && <ReviewTag review={review} />}
        </Stack>
      </Inline>
      <ShopForm
        schema={reviewSchema}
        labels={{
          ...{ stars: say('reviews.stars'), title: say('reviews.headline'), text: say('reviews.text') },
          ...{ name: say('reviews.name'), files: say('reviews.photos') },
          ...Object.fromEntries(
            photos.map((key, at) => [keptField(key), say('reviews.keep_photo', { number: at + 1 })]),
          ),
        }}
        answer={answer}
        values={answer?.values ?? valuesOf(product)}
        words={words}
        draft={reviewDraft(slug, product.product_id)}
        summaryHeading={say('reviews.summary')}
      >
        <input type="hidden" name="product" value={product.product_id} />
        <Stack gap={24}>
          <FormSelect
            name="stars"
            placeholder={say('reviews.choose_stars')}
            options={STARS.map((stars) => ({
              value: String(stars),
              label: say(`reviews.stars.${stars}`),
            }))}
            required
          />
          <FormText name="title" optional={say('reviews.optional')} />
          <FormTextArea
            name="text"
            hint={say('reviews.text_hint')}
            maxLength={LONGEST_REVIEW_TEXT}
            required
          />
          <KeptPhotos slug={slug} photos={photos} />
          <ReviewPhotos key={answer?.values['files'] ?? ''} kept={keysIn(answer?.values['files'])} />
          <FormSelect
            name="name"
            options={[
              { value: 'initial', label: shownName === '' ? say('reviews.name.initial') : shownName },
              { value: 'anonymous', label: say('reviews.name.anonymous') },
            ]}
            required
          />
          <div>
            <SubmitButton formEncType="multipart/form-data">{say('reviews.send')}</SubmitButton>
          </div>
          <Text size="caption" tone="muted">
            {say('reviews.checked')}
          </Text>
        </Stack>
      </ShopForm>
      {review && <WithdrawReview productId={product.product_id} />}
    </Stack>
  );
};
