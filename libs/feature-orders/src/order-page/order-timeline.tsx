import type { Order } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { RouteTimeline } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';
import { timelineStops } from './timeline-stops.ts';

/** The order's way so far, and what lies ahead. */
export const OrderTimeline = ({ order }: { order: Pick<Order, 'state' | 'timeline'> }) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <RouteTimeline
      label={say('orders.timeline')}
      stops={timelineStops(order).map(({ at, look, state }) => ({
        // What one waits for is said while one waits; afterwards it is what happened.
        label: state === 'accepted' && look === 'done' ? say('orders.placed') : say(`orders.state.${state}`),
        state: look,
        ...(at === null ? {} : { when: formats.dateTime(at) }),
      }))}
    />
  );
};
