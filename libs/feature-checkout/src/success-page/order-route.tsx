import type { Order } from '@shop/data-access';
import { parseStamp, useFormats } from '@shop/i18n';
import { RouteTimeline } from '@shop/ui-theme/route-timeline';
import { useMessages } from '../messages.ts';

/** The same stops, in the same words, as on the order’s own page. */
const STOPS = ['accepted', 'paid', 'purchasing', 'at_warehouse', 'shipped', 'delivered'] as const;

/** The state of the order and the next steps, up to the days of arrival. */
export const OrderRoute = ({ order }: { order: Order }) => {
  const say = useMessages();
  const formats = useFormats();
  const { created_at: placedAt, days_from: from, days_to: to } = order;
  const stops = STOPS.slice(order.state === 'accepted' ? 0 : 1);
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
