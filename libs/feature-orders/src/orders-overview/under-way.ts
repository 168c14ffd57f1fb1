import type { OrderList } from '@shop/data-access';
import { isOnTheRoad } from '@shop/domain/order-road';

const SHOWN = 2;

/** The newest of those that are paid and not yet with the client: as many as an overview has room for. */
export const ordersUnderWay = (orders: OrderList['items']): OrderList['items'] =>
  orders.filter(({ state }) => state !== 'delivered' && isOnTheRoad(state)).slice(0, SHOWN);
