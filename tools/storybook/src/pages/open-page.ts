import { createPageContext, createSite, type Site } from '@shop/app-shell';
import { createSpeech, getLanguage, type LocaleCode } from '@shop/i18n';
import { openFeature, pageContextKey, type PageContext } from '@shop/page';
import { cannedTransport, shopAnswers, type PageStory } from '@shop/testing-react/stories';
import { createMemoryRouter, RouterContextProvider, type DataRouter } from 'react-router-dom';
import { themes } from '../themes.ts';
import type { Look } from '../apply-look.ts';
import { features } from './features.ts';
import { storyBrand } from './story-brand.ts';

export type OpenPage = { site: Site; page: PageContext; router: DataRouter };

const arrived = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const look = ({ initialized, navigation }: DataRouter['state']) => {
      if (initialized && navigation.state === 'idle') resolve();
    };
    look(router.state);
    router.subscribe(look);
  });

const createContext = (
  site: Site,
  { answers = [], hasSession = false, layout }: PageStory,
  locale: string,
) => {
  const { brand } = site;
  const language = getLanguage(locale as LocaleCode);
  return createPageContext(site, {
    transport: cannedTransport([...answers, ...shopAnswers(brand.name)]),
    speech: createSpeech({ language, timeZone: brand.timeZone }),
    appUrl: brand.appUrl,
    hasSession: () => hasSession,
    currencyId: undefined,
    layout: layout ?? 'GRID',
    countryId: undefined,
    shippingMethod: undefined,
    formKey: 'key-of-this-page',
    scheme: undefined,
    year: '2026',
    isServer: false,
    userAgent: 'story',
    build: 'test',
    isDebug: false,
    touch: () => {},
    remember: () => {},
    // A refused call is the subject of its story; React reports unexpected errors.
    report: () => {},
  });
};

const pathOf = (address: string) => address.split('?')[0];

/** A story that shows another page than it names would pass every check. */
const insistOnPlace = (router: DataRouter, { at, leadsTo = at }: PageStory, locale: string) => {
  const { pathname } = router.state.location;
  const meant = `/${locale}${pathOf(leadsTo)}`.replace(/\/$/, '');
  if (pathname.replace(/\/$/, '') !== meant) throw new Error(`The story of ${at} was led to ${pathname}`);
};

/** The shop at one address, built like `hydrateBrand` does, but with fixed answers and in memory. */
export const openPage = async (story: PageStory, { theme, locale = 'en' }: Look): Promise<OpenPage> => {
  const opened = await Promise.all(features.map(openFeature));
  const site = createSite({ brand: storyBrand(theme), theme: themes[theme], features: opened });
  const page = createContext(site, story, locale);
  const router = createMemoryRouter(site.routes, {
    basename: `/${locale}`,
    initialEntries: [`/${locale}${story.at}`],
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(pageContextKey, page);
      return context;
    },
  });
  await arrived(router);
  insistOnPlace(router, story, locale);
  return { site, page, router };
};
