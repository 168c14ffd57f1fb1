import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useLoaderData } from 'react-router-dom';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { PageLinks } from '../page-links/page-links.tsx';
import type { productReviewsLoader } from './product-reviews-page.loader.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueuedReview } from './queued-review.tsx';

/** Reviews of goods: those that wait to be published or declined, and those that are decided. */
export const ProductReviewsPage = () => {
  const say = useMessages();
  const found = useLoaderData<typeof productReviewsLoader>();
  const { reviews, asked, page, pages, states } = found;
  const isWaiting = asked.state === 'waiting';
  return (
    <OfficePage
      title={say('office.nav.product_reviews')}
      count={states.find(({ state }) => state === asked.state)?.count ?? 0}
    >
      <QueueFilters {...found} />
      {isWaiting && <Text isMeasured>{say('office.product_review.rule')}</Text>}
      {reviews.length === 0 ? (
        <Text>{say(isWaiting ? 'office.nothing_waits' : 'office.product_review.none')}</Text>
      ) : (
        <Stack gap={16} as="ul">
          {reviews.map((review) => (
            <QueuedReview key={review.id} review={review} asked={asked} />
          ))}
        </Stack>
      )}
      <PageLinks
        label={say('office.product_review.pages')}
        path="/product-reviews"
        asked={{ state: asked.state, brand: asked.brand }}
        page={page}
        pages={pages}
      />
    </OfficePage>
  );
};
