import type { Order } from '@shop/data-access';
import { parseStamp, useFormats } from '@shop/i18n';
import { RouteTimeline } from '@shop/ui-theme/route-timeline';
import { useMessages } from '../messages.ts';

/** What has happened and what comes next, up to the days on which it arrives. */
export const OrderRoute = ({ order }: { order: Order }) => {
  const say = useMessages();
  const formats = useFormats();
  const { created_at: placedAt, days_from: from, days_to: to, shipping_method: method } = order;
  const isPaid = order.state !== 'accepted';
  return (
    <RouteTimeline
      label={say('checkout.success.route')}
      stops={[
        { label: say(isPaid ? 'checkout.success.stop.paid' : 'checkout.success.stop.placed'), state: 'now' },
        { label: say('checkout.success.stop.warehouse'), state: 'ahead' },
        { label: say(`checkout.success.stop.${method}`), state: 'ahead' },
        {
          label: say('checkout.success.stop.arrived'),
          when: formats.daysAfter(parseStamp(placedAt).getTime(), from, to),
          state: 'ahead',
        },
      ]}
    />
  );
};
