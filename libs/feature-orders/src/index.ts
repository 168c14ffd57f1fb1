import type { Feature } from '@shop/page';
import { messages } from './messages.ts';
import { orderRoutes } from './orders.routes.ts';

/** What a client has bought, as a list and one by one. */
export const orders: Feature = { key: 'orders', routes: orderRoutes, messages };
