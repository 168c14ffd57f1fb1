import type { Order } from '@shop/data-access';
import { ORDER_ROAD } from '@shop/domain/order-road';

type State = Order['state'];
export type Stop = { state: State | 'address_changed'; at: string | null; look: 'done' | 'now' | 'ahead' };

const ROAD: readonly State[] = ORDER_ROAD;

const roadOf = ({ state, timeline }: Pick<Order, 'state' | 'timeline'>): Stop[] => {
  // A repeated event is one stop; the same state after a dispute is another stop.
  const happened = timeline.filter(({ state: stop }, index) => timeline[index - 1]?.state !== stop);
  const reached = ROAD.indexOf(state);
  const ahead = reached < 0 ? [] : ROAD.slice(reached + 1);
  const isOver = reached < 0 || reached === ROAD.length - 1;
  return [
    ...happened.map(({ at, state: stop }, index): Stop => ({
      at,
      state: stop,
      look: index === happened.length - 1 && !isOver ? 'now' : 'done',
    })),
    ...ahead
      .filter((stop) => !happened.some(({ state: past }) => past === stop))
      .map((stop): Stop => ({
        at: null,
        state: stop,
        look: 'ahead',
      })),
  ];
};

/** A masked order has no changes of its address. */
type Told = Pick<Order, 'state' | 'timeline'> & Partial<Pick<Order, 'address_changes'>>;

/**
 * The past events with their times, among them changes of the address; then the next stops. An order that ended early has
 * none ahead.
 */
export const timelineStops = ({ address_changes: changes = [], ...order }: Told): Stop[] => {
  const stops = roadOf(order);
  for (const at of changes) {
    const next = stops.findIndex((stop) => stop.at === null || Date.parse(stop.at) > Date.parse(at));
    stops.splice(next < 0 ? stops.length : next, 0, { state: 'address_changed', at, look: 'done' });
  }
  return stops;
};
