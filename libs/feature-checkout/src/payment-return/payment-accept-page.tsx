import { PageHead, useLinks, useQueriesOf } from '@shop/page';
import { paths } from '@shop/paths';
import { ButtonLink, EmptyState, PageWidth } from '@shop/ui-theme';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';

const ASK_AGAIN_MS = 3000;

/** The provider has not said yet whether it was paid, or staff check what it said. The page asks again by itself; so does its button. */
export const PaymentAcceptPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const reference = search.get('payment') ?? '';
  const { data: outcome } = useSuspenseQuery(useQueriesOf('checkout').outcome(reference));
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  const [title, text] = outcome.in_review
    ? [say('checkout.waiting.reviewTitle'), say('checkout.waiting.reviewText')]
    : [say('checkout.waiting.title'), say('checkout.waiting.text')];
  return (
    <PageWidth isPadded>
      <PageHead title={title} isIndexed={false} />
      <EmptyState
        heading={title}
        level={1}
        picture="parcel"
        actions={
          <>
            <ButtonLink look="primary" href={href(paths.paymentAccept.to({}, { payment: reference }))}>
              {say('checkout.waiting.again')}
            </ButtonLink>
            {outcome.success_slug !== null && (
              <ButtonLink look="quiet" href={href(paths.success.to({ slug: outcome.success_slug }))}>
                {say('checkout.waiting.order')}
              </ButtonLink>
            )}
          </>
        }
      >
        {text}
      </EmptyState>
    </PageWidth>
  );
};
