import type { Product } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { Fold } from '@shop/ui-theme/fold';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useReviewMessages } from './product-reviews.messages.ts';
import { ReviewList } from './review-list.tsx';

type Props = { product: Pick<Product, 'id' | 'rating'> };

/** What buyers say of a product, and how the shop checks it. */
export const ProductReviews = ({ product: { id, rating } }: Props) => {
  const say = useReviewMessages();
  const formats = useFormats();
  return (
    <Box marginBlockStart={{ sm: 40, md: 56 }} id="reviews">
      <Stack gap={16}>
        <Heading level={2} look="section">
          {say('marketplace.reviews.heading')}
        </Heading>
        {rating ? (
          <Text weight="strong">
            {say('marketplace.reviews.summary', {
              average: formats.number(rating.average),
              count: rating.count,
            })}
          </Text>
        ) : (
          <Text tone="muted">{say('marketplace.reviews.none')}</Text>
        )}
        <Fold summary={say('marketplace.reviews.checked')}>
          <Text isMeasured>{say('marketplace.reviews.checked_how')}</Text>
        </Fold>
        {rating && <ReviewList productId={id} />}
      </Stack>
    </Box>
  );
};
