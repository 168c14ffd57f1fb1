import { brandHas, type BrandConfig } from '@shop/brand';
import { isOpen, notFound, type Feature, type OpenFeature, type PageHandle } from '@shop/page';
import { paths } from '@shop/paths';
import type { RouteObject } from 'react-router-dom';
import { PageError } from '../errors/page-error.tsx';
import { SiteError } from '../errors/site-error.tsx';
import { Frame } from '../frame/frame.tsx';
import { frameLoader } from '../frame/frame.loader.ts';
import { messages as shellMessages } from '../messages.ts';
import type { PreparedSlots } from '../site/slot-registry.ts';
import { browserMessages, loadUnsupported } from '../unsupported-browser/load-unsupported.ts';
import { brandChecks } from './brand-checks.ts';
import { pages } from './pages.ts';
import { wrapRoute } from './wrap-route.ts';

export type BrandWithFeatures = { brand: BrandConfig; features: readonly Feature[]; slots: PreparedSlots };

/** The parent route of all pages. */
export const PAGES = 'pages';

const refuseAll = () => {
  throw notFound();
};

const loadPreferences = async () => (await pages()).preferences();

const UNSUPPORTED: RouteObject = {
  id: 'unsupported-browser',
  path: paths.unsupportedBrowser.pattern,
  handle: { privacy: 'public', layout: 'simple-layout' } satisfies PageHandle,
  lazy: { Component: async () => (await loadUnsupported()).UnsupportedPage },
};

const REFUSED = { loader: refuseAll, element: null, handle: { privacy: 'public' } satisfies PageHandle };

const checksOf = (features: readonly Feature[]) =>
  Object.assign({}, brandChecks, ...features.map((feature) => feature.checks ?? {}));

/** The pages of one feature that the brand offers, each with its rules. */
export const buildPages = (
  { routes, messages }: OpenFeature,
  { brand, features, slots }: BrandWithFeatures,
): RouteObject[] => {
  const checks = checksOf(features);
  const isOffered = ({ handle }: RouteObject) => {
    const { requires } = (handle ?? {}) as PageHandle;
    return !requires || brandHas(brand, requires);
  };
  return routes.filter(isOffered).map((route) => wrapRoute(route, { checks, messages, slots }));
};

/**
 * The route table of a brand, once per process: the frame, and in it the pages of each feature whose routes
 * are loaded.
 */
export const buildRoutes = (parts: BrandWithFeatures): RouteObject[] => {
  const { features, slots } = parts;
  const checks = checksOf(features);
  const pages = features.filter(isOpen).flatMap((feature) => buildPages(feature, parts));
  // They never render: their loaders throw, and the error page is shown.
  const own: RouteObject[] = [
    { ...REFUSED, id: 'preferences', path: '/preferences', lazy: { action: loadPreferences } },
    { ...REFUSED, id: 'not-found', path: paths.notFound.pattern },
    { ...REFUSED, id: 'rest', path: '*' },
  ];
  return [
    {
      id: 'frame',
      loader: frameLoader(slots),
      Component: Frame,
      ErrorBoundary: SiteError,
      // The frame does not depend on the page, and queries refetch themselves; a refused form changed nothing.
      shouldRevalidate: ({ actionStatus = 200, formMethod }) =>
        formMethod !== undefined && actionStatus < 400,
      children: [
        {
          id: PAGES,
          ErrorBoundary: PageError,
          children: [
            ...pages,
            wrapRoute(UNSUPPORTED, { checks, messages: browserMessages, slots }),
            ...own.map((route) => wrapRoute(route, { checks, messages: shellMessages, slots })),
          ],
        },
      ],
    },
  ];
};
