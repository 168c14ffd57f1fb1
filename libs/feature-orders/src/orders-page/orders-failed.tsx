import { ButtonLink } from '@shop/ui-theme/button-link';
import { Notice } from '@shop/ui-theme/notice';
import { useMessages } from '../messages.ts';

/** What stands where orders would: they could not be had. `again` is the page itself. */
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
