import type { OrderList } from '@shop/data-access';

const UNDER_WAY: readonly string[] = ['paid', 'purchasing', 'at_warehouse', 'shipped'];
const SHOWN = 2;

/** The newest of those that are paid and not yet with the client: as many as an overview has room for. */
export const ordersUnderWay = (orders: OrderList['items']): OrderList['items'] =>
  orders.filter(({ state }) => UNDER_WAY.includes(state)).slice(0, SHOWN);
