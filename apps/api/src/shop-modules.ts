import type { Deps } from './deps.ts';
import { createAccounts } from './modules/accounts/accounts.module.ts';
import {
  createCart,
  forgetCartChangesNightly,
  joinGuestCart,
  setMethodOfClient,
} from './modules/cart/cart.module.ts';
import {
  countSalesRegularly,
  createCatalogueModule,
  namedPicturesRoutes,
} from './modules/catalogue/catalogue.module.ts';
import { createConfiguration } from './modules/configuration/configuration.module.ts';
import { createHealth } from './modules/health/health.module.ts';
import { createAccountBook } from './modules/orders/orders.module.ts';
import { createSessions, forgetSessionsNightly } from './modules/sessions/sessions.module.ts';
import { createTariffs } from './modules/tariff/tariff.module.ts';
import type { Module } from './platform/module.ts';
import type { Visitors } from './platform/visitor.ts';
import { createBuying } from './shop-buying.ts';
import { keepShop } from './shop-keeping.ts';

export type ShopModules = {
  visitors: Visitors;
  routes: readonly Module[];
};

/** Every module of the shop, wired by hand: who needs whom can be read here and nowhere else. */
export const createShopModules = (deps: Deps): ShopModules => {
  const { db, changes, clock, headers, jobs } = deps;
  const tariffs = createTariffs({ db });
  const catalogue = createCatalogueModule({ db, changes, tariffs });
  const sessions = createSessions({ db, joinGuest: joinGuestCart });
  const cart = createCart({ db, tariffs, sessions });
  const accounts = createAccounts({
    db,
    mail: deps.mail,
    sessions,
    book: createAccountBook({ db }),
    audit: deps.audit,
    preferMethod: (clientId, method) => setMethodOfClient(db, clientId, method),
  });

  countSalesRegularly({ jobs, db, clock });
  forgetSessionsNightly({ jobs, sessions, clock });
  forgetCartChangesNightly({ jobs, db, clock });
  keepShop(deps);

  return {
    visitors: sessions,
    routes: [
      createHealth({ db, headers, freeDiskBytes: deps.freeDiskBytes }),
      createConfiguration({ db, changes, headers }),
      ...(deps.isProduction ? [] : [deps.mail.routes]),
      catalogue.routes,
      namedPicturesRoutes({ db, headers }),
      cart.routes,
      accounts.routes,
      ...createBuying(deps, { tariffs, clients: accounts.clients, sessions }),
    ],
  };
};
