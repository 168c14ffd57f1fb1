import type { ApiDeps } from './api-deps.ts';
import { createAccounts } from '@shop/commerce-accounts';
import { createCart, forgetCartChangesNightly, joinGuestCart, setMethodOfClient } from '@shop/commerce-cart';
import { countSalesRegularly, createCatalogueModule, namedPicturesRoutes } from '@shop/commerce-catalogue';
import { createConfiguration } from '@shop/commerce-configuration';
import { createContent } from '@shop/commerce-content';
import { createFactors, createSecondStep } from '@shop/commerce-factors';
import { createNewsletters, sendIssuesRegularly } from '@shop/commerce-newsletters';
import { createHealth } from '@shop/commerce-operations/health';
import { createAccountBook } from '@shop/commerce-orders';
import { createSessions, forgetSessionsNightly } from '@shop/commerce-accounts/sessions';
import { createPrices, endReductionsRegularly, keepPricesTrue } from '@shop/commerce-prices';
import { backgroundDuties, createBreaker } from '@shop/commerce-payments';
import { campaignsRoutes } from '@shop/commerce-campaigns';
import { createPrivacy } from '@shop/commerce-privacy';
import { createQuotes, joinGuestDraft, learnKindsNightly } from '@shop/commerce-quotes';
import { createReservations } from '@shop/commerce-reservations';
import { savesCards } from '@shop/commerce-saved-means';
import { inviteReviewersHourly } from '@shop/commerce-product-reviews';
import { remindOfCartsHourly } from '@shop/commerce-cart-reminders';
import { createWishes, sendWishAlertsHourly } from '@shop/commerce-wishes';
import { createTrackers } from '@shop/commerce-trackers';
import { createTariffs } from '@shop/commerce-tariff';
import type { Module } from '@shop/commerce-kit/module';
import type { Visitors } from '@shop/commerce-kit/visitor';
import { createKeepOrigin } from './keep-origin.ts';
import { createBuyingModules } from './buying-modules.ts';
import { expressWaysOf } from './express-ways.ts';
import { createReadyProviders } from './ready-providers.ts';
import { personalParts } from './personal-parts.ts';
import { createMailReports } from './mail-reports.ts';
import { scheduleAlertsAndRetention } from './alerts-and-retention.ts';

const SEND_PURCHASES_MS = 2_000;
const RELEASE_DEVICES_MS = 60_000;
const EXPIRE_OFFERS_MS = 30_000;
/** Kept pages follow a planned change of content after this time. */
const ANNOUNCE_CONTENT_MS = 1_000;

export type ShopModules = {
  visitors: Visitors;
  routes: readonly Module[];
  /** Before a new shop's first request: builds the prices that its pages read. */
  prepare: () => Promise<void>;
};

/** What a guest has put together is the client's after the login. */
const joinGuest: typeof joinGuestCart = async (tx, guestSessionId, client, now) => {
  await joinGuestCart(tx, guestSessionId, client, now);
  await joinGuestDraft(tx, guestSessionId, client);
};

/** Every module of the shop, wired by hand: the only place where the dependencies between modules are set. */
export const createShopModules = (deps: ApiDeps): ShopModules => {
  const { db, changes, clock, headers, jobs } = deps;
  const tariffs = createTariffs({ db, clock });
  const keeping = { ...deps, db: deps.background, tariffs };
  const prices = createPrices({ ...keeping, reads: db });
  const sessions = createSessions({ db, joinGuest });
  const ready = createReadyProviders(deps);
  const breaker = createBreaker({ clock, log: deps.log, providerOf: ready.providerOf });
  const offers = { db, breaker, providers: ready.providers };
  const expressOf = (brand: string) => expressWaysOf(offers, brand);
  const catalogue = createCatalogueModule({ db, changes, prices, expressOf });
  const accounts = createAccounts({
    db,
    mail: deps.mail,
    sessions,
    book: createAccountBook({ db }),
    audit: deps.audit,
    secret: deps.secret,
    officeUrl: deps.officeUrl,
    secondStep: createSecondStep(deps),
    savesCards: (brand) => savesCards(ready.providers, brand),
    preferMethod: (clientId, method) => setMethodOfClient(db, clientId, method),
  });
  const cart = createCart({ db, tariffs, sessions, expressOf, findUser: accounts.findUser });

  const factors = createFactors({ ...deps, accounts: accounts.door });
  const reservations = createReservations({ ...deps, sessions });
  const trackers = createTrackers({ ...deps, db: deps.background });
  const keepOrigin = createKeepOrigin(deps, trackers);
  const quotes = createQuotes({ ...deps, tariffs, sessions, keepTouches: keepOrigin });
  const content = createContent(deps);
  const wishes = { ...deps, prices };

  countSalesRegularly({ jobs, db, clock });
  endReductionsRegularly({ jobs, db: deps.background });
  keepPricesTrue(keeping);
  forgetSessionsNightly({ jobs, sessions, clock });
  forgetCartChangesNightly({ jobs, db, clock });
  sendWishAlertsHourly({ ...wishes, db: deps.background });
  remindOfCartsHourly({ ...wishes, db: deps.background });
  sendIssuesRegularly({ ...deps, db: deps.background });
  inviteReviewersHourly({ ...deps, db: deps.background });
  learnKindsNightly({ jobs, db: deps.background, clock });
  scheduleAlertsAndRetention(deps);

  return {
    prepare: async () => {
      await prices.prepare();
      await quotes.prepare();
    },
    visitors: sessions,
    routes: [
      createHealth({ ...deps, isEnding: deps.isEnding ?? (() => false) }),
      createConfiguration({ db, changes, clock, headers, contentOf: content.ofSite }),
      ...(deps.isProduction ? [] : [deps.mail.routes]),
      catalogue.routes,
      namedPicturesRoutes({ db, headers }),
      cart.routes,
      accounts.routes,
      createPrivacy({ ...deps, parts: personalParts, confirmClient: accounts.confirm }).routes,
      factors.routes,
      reservations.routes,
      quotes.routes,
      createWishes(wishes).routes,
      createNewsletters(deps).routes,
      createMailReports(deps).routes,
      content.routes,
      campaignsRoutes({ db }),
      trackers.routes,
      backgroundDuties(
        deps.runsDuties === false
          ? []
          : [
              { everyMs: RELEASE_DEVICES_MS, work: reservations.release },
              { everyMs: SEND_PURCHASES_MS, work: trackers.send },
              { everyMs: EXPIRE_OFFERS_MS, work: quotes.expire },
              { everyMs: ANNOUNCE_CONTENT_MS, work: content.announceDue },
            ],
      ),
      ...createBuyingModules(deps, {
        ...{ tariffs, sessions, keepOrigin, ready, breaker },
        clients: accounts.clients,
      }),
    ],
  };
};
