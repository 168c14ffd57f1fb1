export { answering, refusing, unreachable } from './answering.ts';
export { recordedCart } from './recorded-cart.ts';
export { createShopServer, SHOP_ORIGIN } from './shop-server.ts';
