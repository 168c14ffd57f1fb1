import type { Order } from '@shop/data-access';
import { ORDER_ROAD } from '@shop/domain/order-road';

type State = Order['state'];
export type Stop = { state: State; at: string | null; look: 'done' | 'now' | 'ahead' };

const ROAD: readonly State[] = ORDER_ROAD;

/** The past events with their times, then the next stops; an order that ended early has none ahead. */
export const timelineStops = ({ state, timeline }: Pick<Order, 'state' | 'timeline'>): Stop[] => {
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
