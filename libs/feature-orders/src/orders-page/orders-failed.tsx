import { ButtonLink } from '@shop/ui-theme/button-link';
import { Notice } from '@shop/ui-theme/notice';
import { useMessages } from '../messages.ts';

/** Shown instead of the orders when they could not be fetched. `again` is the page's address. */
export const OrdersFailed = ({ again }: { again: string }) => {
  const say = useMessages();
  return (
    <Notice
      tone="critical"
      action={
        <ButtonLink look="quiet" size="small" href={again}>
          {say('orders.again')}
        </ButtonLink>
      }
    >
      {say('orders.failed')}
    </Notice>
  );
};
