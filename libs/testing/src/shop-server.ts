import { pathCheckContract } from '@shop/contracts/configuration';
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { answering } from './answering.ts';

/** The address of the shop in tests; no server listens there. */
export const SHOP_ORIGIN = 'http://shop.test';

const noOldAddress = answering(pathCheckContract.find, { status: true, redirect: null });

/** A network of canned answers. A call without one fails its test; every page that is not found calls the path check. */
export const createShopServer = (...handlers: HttpHandler[]) => {
  const server = setupServer(...handlers, noOldAddress);
  server.listen({ onUnhandledRequest: 'error' });
  return server;
};
