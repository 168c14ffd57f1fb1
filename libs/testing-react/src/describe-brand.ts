import { brandFaults, brandHas, type BrandConfig } from '@shop/brand';
import type { MessagesByLanguage } from '@shop/i18n';
import {
  openFeature,
  segmentsOf,
  type Feature,
  type LayoutName,
  type OpenFeature,
  type PageHandle,
} from '@shop/page';
import { isSecretSlug, paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { describe, expect, test } from 'vitest';
import { wordingFaults, type Wording } from './wording-faults.ts';

/** Pages of the frame itself. */
const FRAME: readonly string[] = [paths.notFound, paths.status, paths.unsupportedBrowser].map(
  ({ pattern }) => pattern,
);

/** Checks of the shell itself. */
const SHELL_CHECKS = ['about-us', 'dealzone', 'marketplace'];

/** A feature that answers every address without another needs to name no other. */
const ANY = ':slug';

/** Checks that admit the owner only. */
const OWNED: readonly string[] = ['auth', 'guest', 'checkout', 'payment', 'payment-accept', 'confirm'];
const PERSONAL_ADDRESS =
  /account|order|checkout|payment|confirm|success|login|register|password|cart|balance|wish|saved-card/;

/** The layouts of the specification; `default` for all other pages. */
const LAYOUT_OF: Readonly<Record<string, LayoutName>> = {
  home: 'index-page',
  'home-preview': 'index-page',
  marketplace: 'market-page',
  dealzone: 'market-page',
  search: 'market-page',
  category: 'market-page',
  categories: 'market-page',
  'category-level': 'market-page',
  product: 'market-page',
  'all-brands': 'page',
  ...{ 'about-us': 'page', 'privacy-policy': 'page', 'purchase-agreement': 'page', contacts: 'page' },
  ...{ 'reservation-policy': 'page', faq: 'page', 'faq-entry': 'page', blog: 'page', post: 'page' },
  ...{ 'content-page': 'page', consent: 'page' },
  ...{ quotes: 'quote-page', quote: 'quote-page', 'all-stores': 'quote-page' },
  ...{ 'order-form': 'quote-page', 'order-form-summary': 'quote-page' },
  'create-order-slug': 'create-order',
  calculate: 'calculate-page',
  pro: 'pro',
  cart: 'cart',
  checkout: 'checkout',
  confirm: 'checkout',
  success: 'checkout',
  payment: 'payment',
  'payment-accept': 'payment',
  'payment-decline': 'payment',
  'payment-pay': 'payment',
  'payment-fail': 'payment',
  login: 'simple-layout',
  register: 'simple-layout',
  'password-reset': 'simple-layout',
  'confirm-email': 'simple-layout',
  unsubscribe: 'simple-layout',
  'end-wish-alerts': 'simple-layout',
  'confirm-newsletter': 'simple-layout',
  'end-newsletter': 'simple-layout',
  'content-preview': 'page',
  logout: 'simple-layout',
};
const layoutOfRoute = (id: string): LayoutName => LAYOUT_OF[id] ?? 'default';

/** Where the modal of unpaid orders is not shown, among the pages that exist. */
const WITHOUT_UNPAID_MODAL: readonly string[] = [
  ...[paths.myOrders, paths.order],
  ...[paths.checkout, paths.payment, laterPaths.confirm, laterPaths.success, laterPaths.paymentAccept],
  ...[laterPaths.createOrder, laterPaths.orderSuccessful],
  // There the client answers an invoice, and is about to pay.
  ...[laterPaths.miscInvoice, laterPaths.invoiceAccept, laterPaths.invoiceDecline],
  ...[laterPaths.sitePro, laterPaths.siteProDelivery, laterPaths.siteProPayment],
  ...[laterPaths.siteProPeople, laterPaths.siteProInvitation],
  ...[laterPaths.reservationSuccess, paths.accountInformation],
  ...[
    paths.deliveryAddresses,
    laterPaths.newDeliveryAddress,
    laterPaths.deliveryAddress,
    laterPaths.removeDeliveryAddress,
  ],
].map(({ pattern }) => pattern);

type BrandParts = {
  brand: BrandConfig;
  features: readonly Feature[];
  wording: Wording;
  /** The messages of the shell, used by every page of the brand. */
  frame: MessagesByLanguage;
  /** Names of the routes where the shell does not open the modal of unpaid orders. */
  withoutUnpaidModal: ReadonlySet<string>;
};

/** The requirements on every brand's app, with any configuration. Called at the top of its one test file. */
export const describeBrand = async ({
  brand,
  features,
  wording,
  frame,
  withoutUnpaidModal,
}: BrandParts): Promise<void> => {
  const opened = await Promise.all(features.map(openFeature));
  const routes = opened.flatMap((feature) => feature.routes);

  describe(`the ${brand.key} shop`, () => {
    test('R-RTE-54 every page has its own address, and its code arrives with it', () => {
      const addresses = routes.map(({ path }) => path);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const route of routes) expect(route.lazy, route.path).toBeTypeOf('object');
    });

    test('every target that a link may need exists', () => {
      const offered = new Set(routes.map(({ path }) => path));
      const missing = Object.values({ ...paths, ...laterPaths })
        .map(({ pattern }) => pattern)
        .filter((pattern) => !offered.has(pattern) && !FRAME.includes(pattern));
      expect(missing).toEqual([]);
    });

    test('routes in a file of their own are found by the first segments of their addresses', () => {
      for (const [at, feature] of features.entries())
        if (!segmentsOf(feature).includes(ANY))
          expect(new Set(segmentsOf(feature)), feature.key).toEqual(
            new Set(segmentsOf(opened[at] ?? feature)),
          );
    });

    test('R-UNP-03..08 the routes that the modal of unpaid orders excludes are exactly the pages where it does not open', () => {
      const isAway = ({ path = '' }) => WITHOUT_UNPAID_MODAL.includes(path);
      for (const route of routes)
        expect([route.id, withoutUnpaidModal.has(route.id ?? '')]).toEqual([route.id, isAway(route)]);
      const built = new Set(routes.map(({ path }) => path));
      expect(WITHOUT_UNPAID_MODAL.filter((path) => !built.has(path))).toEqual([]);
    });

    test('R-CHK-09 every check that a page names is known to the shell or to a feature', () => {
      const known = new Set([...SHELL_CHECKS, ...features.flatMap(({ checks = {} }) => Object.keys(checks))]);
      const named = routes.flatMap(({ handle }) => (handle as PageHandle | undefined)?.checks ?? []);
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    });

    test.each(routes.map((route) => [route.id, route.handle as PageHandle] as const))(
      'the page %s states whether it is personal, and is so where it requires its owner',
      (_, handle) => {
        expect(['public', 'personal']).toContain(handle.privacy);
        const isOwned = handle.checks?.some((name) => OWNED.includes(name)) ?? false;
        if (isOwned || handle.params?.['slug'] === isSecretSlug) expect(handle.privacy).toBe('personal');
      },
    );

    test('every page has the layout that the specification names for it', () => {
      const found = routes.map(({ id = '', handle }) => [id, (handle as PageHandle).layout ?? 'default']);
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(found.map(([id = '']) => [id, layoutOfRoute(id)])),
      );
      const known = new Set(found.map(([id]) => id));
      expect(Object.keys(LAYOUT_OF).filter((id) => !known.has(id))).toEqual([]);
    });

    test('shared caching covers the catalogue and pages written for all', () => {
      const publicPages = routes.filter(({ handle }) => (handle as PageHandle).privacy === 'public');
      for (const { path = '' } of publicPages) expect(path).not.toMatch(PERSONAL_ADDRESS);
    });

    test('R-BRD-03 it has a default language, a default country and an address of its own', () => {
      expect(brand.locales).toContain(brand.defaultLocale);
      expect(brand.defaultCountryId).toBeGreaterThan(0);
      expect(brand.appUrl).toMatch(/^https:\/\//);
      for (const feature of brand.featuresOff) expect(brandHas(brand, feature)).toBe(false);
    });

    test('it can be served', () => {
      expect(brandFaults(brand)).toEqual([]);
    });

    test('its own wording exists in each of its languages, and only for existing messages', async () => {
      const catalogues = await Promise.all(
        [frame, ...opened.flatMap(catalogueOf)].map((messages) => messages?.en() ?? { default: {} }),
      );
      const known = new Set(catalogues.flatMap(({ default: words }) => Object.keys(words)));
      expect(wordingFaults({ wording, locales: brand.locales, known })).toEqual([]);
    });
  });
};

/** The messages of a feature: on all its pages, on one of them only, and in the slots that it fills. */
const catalogueOf = ({ messages, routes, fills = {} }: OpenFeature) => [
  messages,
  ...routes.flatMap(({ handle }) => (handle as PageHandle | undefined)?.messages ?? []),
  ...Object.values(fills).map((fill) => fill.messages),
];
