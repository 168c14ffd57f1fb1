import type { Order } from '@shop/data-access';
import { ORDER_ROAD } from '@shop/domain/order-road';
import { parseStamp, useFormats } from '@shop/i18n';
import { RouteTimeline } from '@shop/ui-theme/route-timeline';
import { useMessages } from '../messages.ts';

/**
 * The state of the order and the next steps, up to the days of arrival: with the messages of the order’s own
 * page.
 */
export const OrderRoute = ({ order }: { order: Order }) => {
  const say = useMessages();
  const formats = useFormats();
  const { created_at: placedAt, days_from: from, days_to: to } = order;
  const stops = ORDER_ROAD.slice(order.state === 'accepted' ? 0 : 1);
  return (
    <RouteTimeline
      label={say('checkout.success.route')}
      stops={stops.map((stop, index) => ({
        label: say(`checkout.success.stop.${stop}`),
        state: index === 0 ? 'now' : 'ahead',
        when: stop === 'delivered' ? formats.daysAfter(parseStamp(placedAt).getTime(), from, to) : undefined,
      }))}
    />
  );
};
