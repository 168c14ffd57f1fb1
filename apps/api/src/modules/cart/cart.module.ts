import type { Database } from '@shop/database';
import type { Module } from '../../platform/module.ts';
import type { Sessions } from '../sessions/sessions.module.ts';
import type { Tariffs } from '../tariff/tariff.module.ts';
import { cartRoutes } from './cart.routes.ts';
import { createCartService } from './cart.service.ts';

export {
  emptyCart,
  findCart,
  joinGuestCart,
  lockCart,
  type StoredCart,
  type StoredLine,
} from './cart.repository.ts';

type Deps = { db: Database; tariffs: Tariffs; sessions: Pick<Sessions, 'begin'> };

/** The visitor's cart and the calls about it. */
export const createCart = ({ db, tariffs, sessions }: Deps): { routes: Module } => ({
  routes: cartRoutes({ db, carts: createCartService({ db, tariffs }), sessions }),
});
