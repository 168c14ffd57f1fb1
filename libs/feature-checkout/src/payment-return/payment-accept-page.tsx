import { checkoutQueries } from '@shop/data-access/checkout';
import { PageBody, PageHead, useBrand, useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { useAskAgain } from './use-ask-again.ts';

/**
 * The provider has not confirmed the payment yet, or staff check it. The page polls automatically; so does
 * its button.
 */
export const PaymentAcceptPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { supportEmail: email, promises } = useBrand();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const reference = search.get('payment') ?? '';
  const { data: outcome } = useSuspenseQuery(checkoutQueries(usePage().api).outcome(reference));
  const { in_review: isInReview = false, order_number: number, success_slug: slug } = outcome;
  useAskAgain(revalidate, { isSlow: isInReview });
  const title = say(isInReview ? 'checkout.waiting.reviewTitle' : 'checkout.waiting.title');
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <EmptyState
        heading={title}
        level={1}
        picture="parcel"
        actions={
          <>
            <ButtonLink look="primary" href={href(laterPaths.paymentAccept.to({}, { payment: reference }))}>
              {say('checkout.waiting.again')}
            </ButtonLink>
            {slug !== null && (
              <ButtonLink look="quiet" href={href(laterPaths.success.to({ slug }))}>
                {say('checkout.waiting.order')}
              </ButtonLink>
            )}
          </>
        }
      >
        <Stack gap={12}>
          <Text align="center">
            {isInReview
              ? say('checkout.waiting.reviewText', { days: promises.paymentReviewDays ?? 0 })
              : say('checkout.waiting.text')}
          </Text>
          {number !== undefined && (
            <Text align="center">
              {say(isInReview ? 'checkout.waiting.reviewMail' : 'checkout.waiting.mail', { number })}
            </Text>
          )}
          <Text align="center">
            {say.rich('checkout.waiting.contact', {
              email,
              mail: (words) => <TextLink href={`mailto:${email}`}>{words}</TextLink>,
            })}
          </Text>
        </Stack>
      </EmptyState>
    </PageBody>
  );
};
