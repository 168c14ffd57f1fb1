import { productReviewQueries } from '@shop/data-access/product-reviews';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, usePage } from '@shop/page';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewedProducts } from './reviewed-products.tsx';

/** The goods of a delivered order, and the form for one of them. */
export const ReviewPage = () => {
  const say = useMessages();
  const slug = useParams()['slug'] ?? '';
  const [search] = useSearchParams();
  const { id: languageId } = useLanguage();
  const { data: order } = useSuspenseQuery(productReviewQueries(usePage().api).order(slug, languageId));
  const done = search.get('done');
  const [only, ...others] = order.products;
  const named = order.products.find(({ product_id }) => String(product_id) === search.get('product'));
  const chosen = named ?? (done === null && others.length === 0 ? only : undefined);
  return (
    <PageBody>
      <PageHead title={say('reviews.title')} isIndexed={false} />
      <FormColumn>
        <Stack gap={24}>
          <Stack gap={8}>
            <PageTitle heading={say('reviews.title')} />
            <Text tone="muted">{say('reviews.order', { number: order.number })}</Text>
          </Stack>
          {done === 'sent' && <Notice tone="success">{say('reviews.sent')}</Notice>}
          {done === 'withdrawn' && <Notice tone="success">{say('reviews.withdrawn')}</Notice>}
          {!order.is_reviewable && <EmptyState heading={say('reviews.not_delivered')} picture="none" />}
          {order.is_reviewable && chosen && (
            <ReviewForm key={chosen.product_id} slug={slug} product={chosen} shownName={order.shown_name} />
          )}
          {order.is_reviewable && !chosen && <ReviewedProducts slug={slug} products={order.products} />}
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
