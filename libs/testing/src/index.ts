export { answering, refusing, unreachable } from './answering.ts';
export { createShopServer, SHOP_ORIGIN } from './shop-server.ts';
