import type { Order } from '@shop/data-access';
import { parseStamp, useFormats } from '@shop/i18n';
import { RouteTimeline } from '@shop/ui-theme/route-timeline';
import { useMessages } from '../messages.ts';
import { timelineStops, type Stop } from './timeline-stops.ts';

type Props = { order: Pick<Order, 'state' | 'timeline' | 'created_at' | 'days_from' | 'days_to'> };

/** The order's way so far, and what lies ahead, up to the days on which it arrives. */
export const OrderTimeline = ({ order }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const arrival = () =>
    formats.daysAfter(parseStamp(order.created_at).getTime(), order.days_from, order.days_to);
  const whenOf = ({ at, state }: Stop): string | undefined => {
    if (at !== null) return formats.dateTime(at);
    return state === 'delivered' ? arrival() : undefined;
  };
  return (
    <RouteTimeline
      label={say('orders.timeline')}
      stops={timelineStops(order).map((stop) => ({
        // What one waits for is said while one waits; afterwards it is what happened.
        label:
          stop.state === 'accepted' && stop.look === 'done'
            ? say('orders.placed')
            : say(`orders.state.${stop.state}`),
        state: stop.look,
        when: whenOf(stop),
      }))}
    />
  );
};
