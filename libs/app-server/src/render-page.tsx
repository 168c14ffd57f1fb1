import {
  createPageContext,
  defectsAmong,
  Document,
  FrameKeeperProvider,
  loadConsentQuestion,
  loadFailure,
  loadUnsupported,
  pageEntries,
  PartMarksProvider,
  SiteApp,
  slotsOf,
  type PageState,
  type ShellHandle,
  type Site,
  visitorEntries,
} from '@shop/app-shell';
import type { AssetResolver, BrandLocale, PageAnswer, PageRequest } from '@shop/brand';
import { joinHosts, type FieldHosts } from '@shop/domain/payment-field';
import { splitLocale } from '@shop/paths';
import { createChangeKey, pageContextKey, type PageContext, type Preferences } from '@shop/page';
import {
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { ThemeBundle } from '@shop/ui-theme/theme';
import { askForVisitor } from './ask-for-visitor.ts';
import { withWarning } from './browser-warning.tsx';
import { withConsentQuestion } from './consent-question.tsx';
import { createKeptFrame, HERE } from './kept-frame.ts';
import { modulesOf } from './loaded-modules.ts';
import { headTags, pageBytes } from './page-bytes.ts';
import type { createPageModules } from './page-modules.ts';
import { preferenceCookies } from './preference-cookies.ts';
import { markOf } from './part-marks.ts';
import { renderToText } from './render-to-text.ts';
import { serialiseErrors } from './serialise-errors.ts';
import { structuredDataTag } from './structured-data-tag.ts';
import type { createServerSpeech } from './server-speech.ts';

type PageRendererDeps = {
  site: Site;
  theme: ThemeBundle;
  assets: AssetResolver;
  speechOf: ReturnType<typeof createServerSpeech>;
  handlers: ReadonlyMap<BrandLocale, StaticHandler>;
  currentYear: () => string;
  /** Whether the page of a path is the same for all visitors. */
  isForAll: (locale: string, pathname: string) => boolean;
  modulesOfPage: ReturnType<typeof createPageModules>;
};

const toRequest = ({ url, method, body, userAgent }: PageRequest): Request =>
  new Request(url, {
    method,
    headers: {
      'user-agent': userAgent,
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(body !== undefined && { body }),
  });

const NOTHING = new Uint8Array(0);

/** Statuses of pages that are temporarily unavailable. */
const PASSING: ReadonlySet<number> = new Set([429, 503]);

const redirectAnswer = (answer: Response, cookies: readonly string[]): PageAnswer => ({
  status: answer.status,
  headers: { location: answer.headers.get('location') ?? '/' },
  isPersonal: true,
  cookies,
  bytes: NOTHING,
  places: [],
  keys: [],
});

/** Data returned by a loader; by convention there is none, since pages read queries. */
const notableData = (loaderData: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(loaderData).filter(([, value]) => value !== null && value !== undefined));

/** A failed page has no metadata of its own. */
const structuredDataOf = async (
  page: PageContext,
  { matches, errors }: StaticHandlerContext,
  url: string,
): Promise<string> => {
  const leaf = matches.at(-1);
  const describe =
    errors === null ? await (leaf?.route.handle as ShellHandle | undefined)?.structuredData?.() : undefined;
  if (!leaf || !describe) return '';
  return structuredDataTag(await describe(page, { params: leaf.params, url: new URL(url) }));
};

/** An unknown address has no personal data; every other page states it itself. */
const isPersonal = ({ matches }: StaticHandlerContext): boolean =>
  (matches.at(-1)?.route.handle as ShellHandle | undefined)?.privacy === 'personal';

/** The data that the browser needs to render the page again. */
const stateOf = (
  page: PageContext,
  context: StaticHandlerContext,
  request: PageRequest,
  drawn: Pick<PageState, 'slots' | 'overrides'>,
): PageState => ({
  ...drawn,
  locale: request.locale,
  pathname: new URL(request.url).pathname,
  appUrl: request.appUrl,
  currencyId: page.currencyId,
  layout: page.layout,
  ...page.destination.chosen(),
  year: page.year,
  build: page.build,
  isDebug: page.isDebug,
  reportTo: request.reportTo,
  entries: pageEntries(page),
  loaderData: notableData(context.loaderData),
  actionData: context.actionData,
  errors: serialiseErrors(context.errors, page.isDebug),
});

/** Optional parts of an answer in addition to its page; their files are linked only then. */
const BESIDES = { failure: loadFailure, warning: loadUnsupported, consent: loadConsentQuestion } as const;
type Besides = keyof typeof BESIDES;

type Shown = { warning: boolean; consent: boolean };

/** A page does not lead to itself. */
const shownBeside = (request: PageRequest, routeId: string | undefined): Shown => ({
  warning: request.warnsOfBrowser && routeId !== 'unsupported-browser',
  consent: request.asksConsent && routeId !== 'consent',
});

const withBeside = async (
  html: string,
  page: PageContext,
  { url, warning, consent }: Shown & { url: string },
): Promise<string> => {
  const asking = consent ? await withConsentQuestion(html, page, url) : html;
  return warning ? withWarning(asking, page, url) : asking;
};

const besidesOf = ({ errors }: StaticHandlerContext, shows: Shown): readonly Besides[] => [
  ...(errors === null ? [] : (['failure'] as const)),
  ...(shows.warning ? (['warning'] as const) : []),
  ...(shows.consent ? (['consent'] as const) : []),
];

export const createPageRenderer = ({
  site,
  theme,
  assets,
  speechOf,
  handlers,
  currentYear,
  isForAll,
  modulesOfPage,
}: PageRendererDeps) => {
  const heads = new Map<string, string>();
  const frame = createKeptFrame();

  type Head = {
    locale: BrandLocale;
    /** The parts that this answer shows in addition to its page. */
    besides: readonly Besides[];
  };

  const headOf = async (routeId: string, handle: ShellHandle, { locale, besides }: Head) => {
    const key = [locale, routeId, ...besides].join(' ');
    const known = heads.get(key);
    if (known !== undefined) return known;
    const modulesWith = async (parts: readonly Besides[]) => {
      const modules = await Promise.all([
        modulesOfPage(routeId, handle, locale),
        ...parts.map((one) => modulesOf(BESIDES[one])),
      ]);
      return modules.flat();
    };
    const files = await assets(await modulesWith(besides));
    // No browser runs the scripts of the question about cookies.
    const { scripts } = await assets(await modulesWith(besides.filter((one) => one !== 'consent')));
    const head = headTags({ ...files, scripts }, theme);
    // The development server's styles change while it runs.
    if (!files.inlineStyles) heads.set(key, head);
    return head;
  };

  const draw = async (
    page: PageContext,
    context: StaticHandlerContext,
    handler: StaticHandler,
    request: PageRequest,
  ) => {
    const leaf = context.matches.at(-1)?.route;
    const handle = (leaf?.handle ?? {}) as ShellHandle;
    await site.slots.prepare(slotsOf(handle), page);
    const shows = shownBeside(request, leaf?.id);
    const keeper = frame.keeperOf(page);
    const html = await renderToText(
      <PartMarksProvider value={isPersonal(context) ? null : markOf}>
        <Document site={site} page={page}>
          <FrameKeeperProvider value={keeper}>
            <SiteApp site={site} page={page}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </SiteApp>
          </FrameKeeperProvider>
        </Document>
      </PartMarksProvider>,
      request.report,
    );
    const { changed } = await speechOf(request.locale);
    const state = stateOf(page, context, request, { slots: slotsOf(handle), overrides: changed?.data });
    const head = await headOf(leaf?.id ?? 'frame', handle, {
      locale: request.locale,
      besides: besidesOf(context, shows),
    });
    const data = await structuredDataOf(page, context, request.url);
    const visitor = { formKey: page.formKey, entries: visitorEntries(page) };
    const { pathname, search } = new URL(request.url);
    const here = { pathname: splitLocale(pathname, site.brand.locales).path, search };
    const whole = await withBeside(keeper.finish(html, here), page, { url: request.url, ...shows });
    return pageBytes(whole, head + data, { page: state, visitor });
  };

  return async (request: PageRequest): Promise<PageAnswer> => {
    const handler = handlers.get(request.locale);
    if (!handler) throw new Error(`${site.brand.key} does not speak ${request.locale}`);
    const keys = new Set<string>();
    const chosen: Partial<Preferences> = {};
    const opened: FieldHosts[] = [];
    const { speech } = await speechOf(request.locale, request.api);
    const page = createPageContext(site, {
      transport: request.api,
      isOver: () => request.signal.aborted,
      speech,
      appUrl: request.appUrl,
      hasSession: () => request.visitor.hasSession,
      currencyId: request.visitor.currencyId,
      layout: request.visitor.layout,
      countryId: request.visitor.countryId,
      shippingMethod: request.visitor.shippingMethod,
      scheme: undefined,
      formKey: createChangeKey(),
      year: currentYear(),
      here: HERE,
      isServer: true,
      userAgent: request.userAgent,
      consent: request.visitor.consent,
      build: request.build,
      isDebug: request.isDebug,
      report: request.report,
      touch: (...names) => names.forEach((name) => keys.add(name)),
      remember: (preferences) => void Object.assign(chosen, preferences),
      openTo: (hosts) => void opened.push(hosts),
    });
    // Actions may log in or change the client: their loaders ask afterwards.
    const isPageOfOne = !isForAll(request.locale, new URL(request.url).pathname);
    if (isPageOfOne && request.visitor.hasSession && request.method === 'GET') askForVisitor(page);
    const requestContext = new RouterContextProvider();
    requestContext.set(pageContextKey, page);
    const context = await handler.query(toRequest(request), { requestContext });
    const cookies = preferenceCookies(chosen);
    if (context instanceof Response) return redirectAnswer(context, cookies);
    for (const defect of defectsAmong(context.errors)) request.report(defect);
    const isOfOne = isPersonal(context);
    const { bytes, places } = await draw(page, context, handler, request);
    return {
      status: context.statusCode,
      isPersonal: isOfOne,
      headers: PASSING.has(context.statusCode) ? { 'retry-after': '5' } : {},
      cookies,
      bytes,
      places: isOfOne ? [] : places,
      keys: [...keys],
      ...(opened.length > 0 && { opensTo: joinHosts(opened) }),
    };
  };
};
