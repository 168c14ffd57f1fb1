import type { ApiDeps } from './api-deps.ts';
import { createAccounts } from '@shop/commerce-accounts';
import { createCart, forgetCartChangesNightly, joinGuestCart, setMethodOfClient } from '@shop/commerce-cart';
import { countSalesRegularly, createCatalogueModule, namedPicturesRoutes } from '@shop/commerce-catalogue';
import { createConfiguration } from '@shop/commerce-configuration';
import { createFactors, createSecondStep } from '@shop/commerce-factors';
import { createHealth } from '@shop/commerce-operations/health';
import { createAccountBook } from '@shop/commerce-orders';
import { createSessions, forgetSessionsNightly } from '@shop/commerce-accounts/sessions';
import { createPrices, endReductionsRegularly, keepPricesTrue } from '@shop/commerce-prices';
import { backgroundDuties } from '@shop/commerce-payments';
import { campaignsRoutes } from '@shop/commerce-campaigns';
import { createPrivacy } from '@shop/commerce-privacy';
import { createReservations } from '@shop/commerce-reservations';
import { createTariffs } from '@shop/commerce-tariff';
import type { Module } from '@shop/commerce-kit/module';
import type { Visitors } from '@shop/commerce-kit/visitor';
import { createBuyingModules } from './buying-modules.ts';
import { personalParts } from './personal-parts.ts';
import { scheduleAlertsAndRetention } from './alerts-and-retention.ts';

const RELEASE_DEVICES_MS = 60_000;

export type ShopModules = {
  visitors: Visitors;
  routes: readonly Module[];
  /** Before a new shop's first request: builds the prices that its pages read. */
  prepare: () => Promise<void>;
};

/** Every module of the shop, wired by hand: the only place where the dependencies between modules are set. */
export const createShopModules = (deps: ApiDeps): ShopModules => {
  const { db, changes, clock, headers, jobs } = deps;
  const tariffs = createTariffs({ db, clock });
  const keeping = { ...deps, db: deps.background, tariffs };
  const prices = createPrices({ ...keeping, reads: db });
  const catalogue = createCatalogueModule({ db, changes, prices });
  const sessions = createSessions({ db, joinGuest: joinGuestCart });
  const cart = createCart({ db, tariffs, sessions });
  const accounts = createAccounts({
    db,
    mail: deps.mail,
    sessions,
    book: createAccountBook({ db }),
    audit: deps.audit,
    secret: deps.secret,
    secondStep: createSecondStep(deps),
    preferMethod: (clientId, method) => setMethodOfClient(db, clientId, method),
  });

  const factors = createFactors({ ...deps, accounts: accounts.door });
  const reservations = createReservations(deps);

  countSalesRegularly({ jobs, db, clock });
  endReductionsRegularly({ jobs, db: deps.background });
  keepPricesTrue(keeping);
  forgetSessionsNightly({ jobs, sessions, clock });
  forgetCartChangesNightly({ jobs, db, clock });
  scheduleAlertsAndRetention(deps);

  return {
    prepare: prices.prepare,
    visitors: sessions,
    routes: [
      createHealth({ ...deps, isEnding: deps.isEnding ?? (() => false) }),
      createConfiguration({ db, changes, clock, headers }),
      ...(deps.isProduction ? [] : [deps.mail.routes]),
      catalogue.routes,
      namedPicturesRoutes({ db, headers }),
      cart.routes,
      accounts.routes,
      createPrivacy({ ...deps, parts: personalParts, confirmClient: accounts.confirm }).routes,
      factors.routes,
      reservations.routes,
      campaignsRoutes({ db }),
      backgroundDuties(
        deps.runsDuties === false ? [] : [{ everyMs: RELEASE_DEVICES_MS, work: reservations.release }],
      ),
      ...createBuyingModules(deps, { tariffs, clients: accounts.clients, sessions }),
    ],
  };
};
