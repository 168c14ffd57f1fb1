import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

/** The address of the shop in tests; no server listens there. */
export const SHOP_ORIGIN = 'http://shop.test';

/** A network of canned answers. A call without one fails its test. */
export const createShopServer = (...handlers: HttpHandler[]) => {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  return server;
};
