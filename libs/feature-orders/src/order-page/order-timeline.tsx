import type { Order } from '@shop/data-access';
import { parseStamp, useFormats } from '@shop/i18n';
import { RouteTimeline } from '@shop/ui-theme/route-timeline';
import { useMessages } from '../messages.ts';
import { timelineStops, type Stop } from './timeline-stops.ts';

type Props = {
  order: Pick<Order, 'state' | 'timeline' | 'created_at' | 'days_from' | 'days_to'> &
    Partial<Pick<Order, 'address_changes'>>;
};

/** The past stops of the order, and the next ones, up to the days of arrival. */
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
        // The expected arrival is shown before it happens; afterwards the actual one.
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
