import {
  createPageContext,
  createSite,
  Document,
  firstSegment,
  meantFeatures,
  reloadOnce,
  restoreEntries,
  SiteApp,
  type PageState,
  type Site,
  type SiteParts,
  type VisitorState,
} from '@shop/app-shell';
import { createSpeech, getLanguage } from '@shop/i18n';
import { openFeature, type PageContext } from '@shop/page';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { browserTransport } from './browser-transport.ts';
import { hasSessionCookie, rememberPreferences } from './device-cookies.ts';
import { createErrorQueue } from './error-queue.ts';
import { createRouter } from './create-router.ts';
import { followLinks } from './follow-links.ts';
import { resolveMatched } from './matched-routes.ts';
import { readPageState, readVisitorState } from './page-state.ts';
import { watchAddress } from './watch-address.ts';
import { whenIdle } from '@shop/page/when-idle';

const createPage = (
  site: Site,
  state: PageState,
  { formKey }: VisitorState,
  report: (error: unknown) => void,
): PageContext =>
  createPageContext(site, {
    transport: browserTransport(state.locale, () => state.currencyId),
    speech: createSpeech({
      language: getLanguage(state.locale),
      timeZone: site.brand.timeZone,
      overrides: { ...site.wording?.[state.locale], ...state.overrides },
    }),
    appUrl: state.appUrl,
    hasSession: hasSessionCookie,
    currencyId: state.currencyId,
    layout: state.layout,
    countryId: state.countryId,
    shippingMethod: state.shippingMethod,
    scheme: document.documentElement.dataset['scheme'] as PageContext['scheme'],
    formKey,
    year: state.year,
    isServer: false,
    userAgent: navigator.userAgent,
    build: state.build,
    isDebug: state.isDebug,
    touch: () => {},
    report,
    remember: rememberPreferences,
  });

/** The site's parts with the routes of the current page already loaded. */
const withRoutesOf = async (parts: SiteParts, pathname: string): Promise<SiteParts> => {
  const meant = meantFeatures(parts.features, firstSegment(pathname, parts.brand.locales));
  const features = parts.features.map((feature) =>
    meant.includes(feature) ? openFeature(feature) : feature,
  );
  return { ...parts, features: await Promise.all(features) };
};

/** Hydrates the page that the server rendered, in an order that avoids flicker. */
export const hydrateBrand = async (parts: SiteParts): Promise<void> => {
  const state = readPageState();
  const isLeft = watchAddress(state.pathname);
  const visitor = readVisitorState();
  const site = createSite(await withRoutesOf(parts, location.pathname));
  const errors = createErrorQueue();
  const tell = (error: unknown) => {
    console.error(error);
    errors.add(error);
  };
  const page = createPage(site, state, visitor, tell);
  restoreEntries(page.queryClient, { page: state, visitor });
  const matches = await resolveMatched(site, page);
  // The router would render nothing at all; under the page's own language the server answers 404.
  if (!matches) return location.replace(`/${state.locale}${location.pathname}`);
  const revived = state.errors && (await import('./revive-errors.ts')).reviveErrors(state.errors);
  if (isLeft() && reloadOnce()) return;
  const router = createRouter(site, page, state, matches, revived);
  const draw = (shown: PageContext, beside?: ReactNode) => (
    <StrictMode>
      <Document site={site} page={shown}>
        <SiteApp site={site} page={shown} beside={beside}>
          <RouterProvider router={router} />
        </SiteApp>
      </Document>
    </StrictMode>
  );
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(document, draw(page), {
      onCaughtError: tell,
      onUncaughtError: tell,
      onRecoverableError: tell,
    });
  });
  // After React's own listeners on the document, so that a component can prevent the default of a click.
  followLinks(router, state.locale);
  whenIdle(() => {
    document.documentElement.dataset['hydrated'] = '';
    void import('./after-hydration.ts').then(({ settle }) =>
      settle({ site, page, state, router, errors, draw: (...drawn) => root?.render(draw(...drawn)) }),
    );
  });
};
