import type { OrderList } from '@shop/data-access';
import { isOnTheRoad } from '@shop/domain/order-road';

const SHOWN = 2;

/** The newest paid orders that have not arrived: as many as fit into the overview. */
export const ordersUnderWay = (orders: OrderList['items']): OrderList['items'] =>
  orders.filter(({ state }) => state !== 'delivered' && isOnTheRoad(state)).slice(0, SHOWN);
