import type { ClaimOrder } from '@shop/data-access/claims';
import { Notice } from '@shop/ui-theme/notice';
import { useMessages } from '../messages.ts';
import { ClaimForm } from './claim-form.tsx';
import { OpenOrder } from './open-order.tsx';

type Props = {
  slug: string;
  /** Null: the link waits for the e-mail of its order. */
  order: ClaimOrder | null;
};

/** The form of one order, or why there is none. */
export const ClaimedOrder = ({ slug, order }: Props) => {
  const say = useMessages();
  if (!order) return <OpenOrder slug={slug} />;
  if (!order.is_claimable)
    return <Notice tone="info">{say('claims.form.not_claimable', { number: order.number })}</Notice>;
  return <ClaimForm slug={slug} order={order} />;
};
