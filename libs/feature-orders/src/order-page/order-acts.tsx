import type { Order } from '@shop/data-access';
import { useBrand, useLinks } from '@shop/page';
import { cancelFor, laterPaths, orderAddressFor, withdrawFor } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Form } from 'react-router-dom';
import { isClaimable } from '@shop/domain/claim';
import { useMessages } from '../messages.ts';

/** Runs at once, by a button of the page. */
const POSTED = ['order_again', 'mail_again'] as const;

type Props = {
  order: Pick<Order, 'may' | 'state' | 'ordered_by'>;
  /** The page's slug: a guest's link may differ from the order's first one. */
  slug: string;
  isGuest?: boolean;
};

/** Goods are reviewed by the person who has ordered them. */
const mayReview = ({ state, ordered_by: by }: Props['order']): boolean =>
  state === 'delivered' && by === undefined;

/** The buyer's possible actions for the order; nothing without any. */
export const OrderActs = ({ order, slug, isGuest = false }: Props) => {
  const say = useMessages();
  const { href, isOffered } = useLinks();
  const { isByEuLaw } = useBrand().promises;
  const claimForm = laterPaths.claimForm.to({}, { order: slug });
  // Only a paid order's confirmation can be mailed again.
  const isPaid = order.may.includes('mail_again');
  const mayClaim = isOffered(claimForm) && isClaimable({ state: order.state, isPaid });
  const isReviewable = mayReview(order);
  if (order.may.length === 0 && !mayClaim && !isReviewable) return null;
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look="section">
        {say('orders.may')}
      </Heading>
      <Inline>
        {POSTED.filter((act) => order.may.includes(act)).map((act) => (
          <Form key={act} method="post">
            <input type="hidden" name="act" value={act} />
            <Button type="submit" look="quiet">
              {say(`orders.act.${act}`)}
            </Button>
          </Form>
        ))}
        {order.may.includes('change_address') && (
          <ButtonLink look="quiet" href={href(orderAddressFor(slug, isGuest))}>
            {say('orders.address.link')}
          </ButtonLink>
        )}
        {order.may.includes('withdraw') && (
          <ButtonLink look="quiet" href={href(withdrawFor(slug, isGuest))}>
            {say('orders.withdraw.link', { law: isByEuLaw ? 'eu' : 'other' })}
          </ButtonLink>
        )}
        {isReviewable && (
          <ButtonLink look="quiet" href={href(laterPaths.writeReview.to({ slug }))}>
            {say('orders.review.link')}
          </ButtonLink>
        )}
        {mayClaim && (
          <ButtonLink look="quiet" href={href(claimForm)}>
            {say('orders.claim.link')}
          </ButtonLink>
        )}
        {order.may.includes('cancel') && (
          <ButtonLink look="quiet" href={href(cancelFor(slug, isGuest))}>
            {say('orders.cancel.link')}
          </ButtonLink>
        )}
      </Inline>
    </Stack>
  );
};
