import type { ApiDeps } from './api-deps.ts';
import type { KeepOrigin } from './keep-origin.ts';
import { createPayableKinds } from './payable-kinds.ts';
import type { ReadyProviders } from './ready-providers.ts';
import { claimsRoutes } from '@shop/commerce-claims';
import { createVies, embeddedRegister } from '@shop/commerce-companies';
import { createFiles } from '@shop/commerce-files';
import { createCheckout, type CheckoutClients } from '@shop/commerce-checkout';
import { createForwarding } from '@shop/commerce-forwarding';
import { createInvoices } from '@shop/commerce-invoices';
import { createMiscInvoices } from '@shop/commerce-misc-invoices';
import { createPathRedirects } from '@shop/commerce-configuration';
import { createOffice } from '@shop/commerce-office';
import {
  askAboutCompany,
  askRegisterAgain,
  countUnsureCompanies,
  createOrders,
  decideCompany,
  findUnsureCompanies,
  noteRegisterAnswer,
} from '@shop/commerce-orders';
import { createPayables } from '@shop/commerce-payables';
import { createProductReviews } from '@shop/commerce-product-reviews';
import { createOnAccount, createPro, findCompanyAccount } from '@shop/commerce-pro';
import { createLinkPictures } from '@shop/commerce-quotes';
import { backgroundDuties, type Breaker, webhookRoutes } from '@shop/commerce-payments';
import { balanceRoutes } from '@shop/commerce-ledger';
import { returnDeposits } from '@shop/commerce-reservations';
import { createSavedMeans } from '@shop/commerce-saved-means';
import { createStaff } from '@shop/commerce-staff';
import { createTexts } from '@shop/commerce-texts';
import { createTopUps } from '@shop/commerce-top-ups';
import { createTracking } from '@shop/commerce-tracking';
import { createWithdrawals } from '@shop/commerce-withdrawals';
import type { Sessions } from '@shop/commerce-accounts/sessions';
import type { Tariffs } from '@shop/commerce-tariff';
import type { Module } from '@shop/commerce-kit/module';

type BuyingDeps = {
  tariffs: Tariffs;
  clients: CheckoutClients;
  sessions: Pick<Sessions, 'begin'>;
  keepOrigin: KeepOrigin;
  ready: ReadyProviders;
  breaker: Breaker;
};

const KEEP_CARDS_MS = 2_000;
const END_CARDS_MS = 20_000;
const RECONCILE_MS = 3_000;
const EXPIRE_SESSIONS_MS = 15_000;
const FOLLOW_PARCELS_MS = 60_000;
const FOLLOW_FORWARDING_MS = 30_000;
const PURGE_FILES_MS = 10 * 60_000;
const FETCH_PICTURES_MS = 2_000;
const FORGET_PICTURES_MS = 5 * 60_000;
const ISSUE_INVOICES_MS = 2_000;
const RETURN_DEPOSITS_MS = 10_000;
const ASK_REGISTER_MS = 60_000;
const LAPSE_INVOICES_MS = 10 * 60_000;

/** Checkout, payments, orders and the payment providers. */
export const createBuyingModules = (
  deps: ApiDeps,
  { tariffs, clients, sessions, keepOrigin, ready, breaker }: BuyingDeps,
): readonly Module[] => {
  const { db, clock, brands, mail, audit, log, crash, patience, carrierSettings, viesUrl } = deps;
  const register = viesUrl ? createVies(viesUrl) : embeddedRegister;
  const checkout = createCheckout({
    db,
    clock,
    brands,
    tariffs,
    clients,
    mail,
    keepTouches: keepOrigin,
    register,
    providers: ready.providers,
    audit,
    log,
    breaker,
    kinds: createPayableKinds({ mail, brands, audit, clock }),
    ...(crash && { crash }),
    ...(patience && { patience }),
  });
  const { providers } = ready;
  const savedMeans = createSavedMeans({ db, clock, brands, providers, log, patience: patience?.provider });
  const invoices = createInvoices({ db, clock, brands, tariffs, log });
  const tracking = createTracking({ db, clock, mail, brands, log, carrierSettings });
  const miscInvoices = createMiscInvoices({ db, clock, brands, mail });
  const files = createFiles({ ...deps, storage: deps.fileStorage });
  const linkPictures = createLinkPictures({ db, clock, files, pictures: deps.pictures });
  const forwarding = createForwarding({ db, clock, brands, mail, tariffs, files });
  return [
    checkout.routes,
    savedMeans.routes,
    createPayables({ ...checkout.paying, tariffs, onAccount: createOnAccount({ brands }) }).routes,
    createOrders({ db, mail, audit, sessions, brands, settling: checkout.settling }).routes,
    createWithdrawals({ mail, brands, audit, settling: checkout.settling }).routes,
    tracking.routes,
    files.routes,
    linkPictures.routes,
    claimsRoutes({ db, mail, brands, files }),
    createProductReviews({ db, files }).routes,
    createPro({ db, files, register, mail }).routes,
    invoices.routes,
    miscInvoices.routes,
    forwarding.routes,
    balanceRoutes({ db }),
    createTopUps({ db }).routes,
    createStaff({ ...deps, settling: checkout.settling }).routes,
    createOffice({
      ...{ ...deps, tariffs, files, redirects: createPathRedirects, settling: checkout.settling },
      providerOf: (method) => providers.get(method)?.provider,
      companyAccount: (clientId, now) => findCompanyAccount(db, brands, { clientId, now }),
      companies: {
        list: () => findUnsureCompanies(db),
        count: () => countUnsureCompanies(db),
        ask: (quoteId) => askAboutCompany({ db, register }, quoteId),
        note: noteRegisterAnswer,
        decide: decideCompany,
      },
    }).routes,
    createTexts(deps).routes,
    webhookRoutes({ ...checkout.settling, webhooks: ready.webhooks, audit, log }),
    ...ready.routes,
    backgroundDuties(
      deps.runsDuties === false
        ? []
        : [
            ...ready.duties,
            { everyMs: KEEP_CARDS_MS, work: savedMeans.keep },
            { everyMs: END_CARDS_MS, work: savedMeans.goOn },
            { everyMs: RECONCILE_MS, work: checkout.reconcile },
            { everyMs: EXPIRE_SESSIONS_MS, work: checkout.expireSessions },
            { everyMs: FOLLOW_PARCELS_MS, work: tracking.follow },
            { everyMs: ISSUE_INVOICES_MS, work: invoices.issue },
            { everyMs: LAPSE_INVOICES_MS, work: miscInvoices.lapse },
            { everyMs: FOLLOW_FORWARDING_MS, work: forwarding.follow },
            { everyMs: FETCH_PICTURES_MS, work: linkPictures.fetch },
            { everyMs: FORGET_PICTURES_MS, work: linkPictures.forget },
            { everyMs: PURGE_FILES_MS, work: files.purge },
            { everyMs: RETURN_DEPOSITS_MS, work: () => returnDeposits(checkout.settling) },
            { everyMs: ASK_REGISTER_MS, work: () => askRegisterAgain({ db, register }) },
          ],
    ),
  ];
};
