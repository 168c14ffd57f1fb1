import { productReviewQueries } from '@shop/data-access/product-reviews';
import { STARS } from '@shop/domain/product-review';
import { useFormats, useLanguage } from '@shop/i18n';
import { PageBody, PageColumns, PageHead, Slot, useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Box } from '@shop/ui-theme/box';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { ReviewTag } from '../review-page/review-tag.tsx';

/** The reviews of a client with their states. */
export const MyReviewsPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { id: languageId } = useLanguage();
  const { data: reviews } = useSuspenseQuery(productReviewQueries(usePage().api).list(languageId));
  return (
    <PageBody>
      <PageHead title={say('reviews.mine')} isIndexed={false} />
      <PageColumns>
        <Slot name="account.nav" props={{ current: 'reviews' }} />
        <Stack gap={24}>
          <PageTitle heading={say('reviews.mine')} />
          {reviews.length === 0 && <Text>{say('reviews.mine_none')}</Text>}
          <Stack gap={12} as="ul">
            {reviews.map((review) => (
              <Box key={`${review.order_slug}-${review.product_id}`} as="li" ground="box">
                <Stack gap={8}>
                  <Text weight="strong">{review.product_name}</Text>
                  <ReviewTag review={review} />
                  <Text size="small" tone="muted">
                    {say(`reviews.stars.${starsOf(review.stars)}`)} · {formats.date(review.at)}
                  </Text>
                  <TextLink
                    href={href(
                      laterPaths.writeReview.to({ slug: review.order_slug }, { product: review.product_id }),
                    )}
                  >
                    {say('reviews.change')}
                  </TextLink>
                </Stack>
              </Box>
            ))}
          </Stack>
        </Stack>
      </PageColumns>
    </PageBody>
  );
};

/** The API answers whole stars only. */
const starsOf = (stars: number) => STARS.find((one) => one === stars) ?? 1;
