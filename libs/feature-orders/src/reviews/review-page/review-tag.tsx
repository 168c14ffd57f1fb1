import type { ReviewableProduct } from '@shop/data-access/product-reviews';
import { Stack } from '@shop/ui-theme/stack';
import { Tag } from '@shop/ui-theme/tag';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

type Props = { review: Pick<NonNullable<ReviewableProduct['review']>, 'state' | 'decline_reason'> };

const TONES = { waiting: 'info', published: 'success', declined: 'warning' } as const;

/** The state of a review, and why it was declined. */
export const ReviewTag = ({ review: { state, decline_reason: reason } }: Props) => {
  const say = useMessages();
  return (
    <Stack gap={4}>
      <div>
        <Tag tone={TONES[state]}>{say(`reviews.state.${state}`)}</Tag>
      </div>
      {reason && <Text size="small">{say(`reviews.reason.${reason}`)}</Text>}
    </Stack>
  );
};
