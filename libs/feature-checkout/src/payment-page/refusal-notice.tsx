import { isRefusalReason, type RefusalReason } from '@shop/domain/refusal-reason';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSearchParams } from 'react-router-dom';
import { useMessages, type CheckoutMessage } from '../messages.ts';

/** The suggestion for each of the reasons. */
export const REFUSALS = {
  insufficient_funds: 'checkout.refusal.insufficient_funds',
  expired_card: 'checkout.refusal.expired_card',
  wrong_details: 'checkout.refusal.wrong_details',
  wrong_code: 'checkout.refusal.wrong_code',
  authentication_failed: 'checkout.refusal.authentication_failed',
  refused: 'checkout.refusal.refused',
  limit: 'checkout.refusal.limit',
  fraud: 'checkout.refusal.fraud',
  unsupported: 'checkout.refusal.unsupported',
  amount_too_large: 'checkout.refusal.amount_too_large',
  amount_too_small: 'checkout.refusal.amount_too_small',
  cancelled: 'checkout.refusal.cancelled',
  expired: 'checkout.refusal.expired',
  provider_down: 'checkout.refusal.provider_down',
  no_answer: 'checkout.refusal.no_answer',
} as const satisfies Record<RefusalReason, CheckoutMessage>;

type Props = {
  /** The message for an unknown reason. */
  unknown: CheckoutMessage;
  /** False where no order is kept: a top-up. */
  isOrder?: boolean;
};

/** The reason of a failed payment, from the address, with a suggestion. Nothing without a refusal. */
export const RefusalNotice = ({ unknown, isOrder = true }: Props) => {
  const say = useMessages();
  const [search] = useSearchParams();
  const reason = search.get('declined');
  if (reason === null) return null;
  if (!isRefusalReason(reason)) return <Notice tone="critical">{say(unknown)}</Notice>;
  return (
    <Notice tone="critical">
      <Stack gap={4}>
        <Text>{say(REFUSALS[reason])}</Text>
        {isOrder && <Text>{say('checkout.refusal.kept')}</Text>}
      </Stack>
    </Notice>
  );
};
