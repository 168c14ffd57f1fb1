import { createSite, type SiteParts } from '@shop/app-shell';
import { refuseFaults, type BrandBundle, type CreateBundle } from '@shop/brand';
import { openFeature } from '@shop/page';
import type { ThemeBundle } from '@shop/ui-theme/theme';
import { createStaticHandler } from 'react-router-dom';
import { createCurrentYear } from './current-year.ts';
import { ownRoutes } from './own-routes.ts';
import { createPrivacyOf } from './page-privacy.ts';
import { createPageModules, lateRoutesOf } from './page-modules.ts';
import { createPageRenderer } from './render-page.tsx';
import { createPartsRenderer } from './render-parts.tsx';
import { createScreenRenderer } from './render-screen.tsx';
import { createServerSpeech } from './server-speech.ts';

/** A brand's server bundle: everything that can be created once is created here, not per request. */
export const createRenderer =
  (parts: SiteParts & { theme: ThemeBundle }): CreateBundle =>
  async ({ assets, clock }): Promise<BrandBundle> => {
    refuseFaults(parts.brand);
    const features = await Promise.all(parts.features.map(openFeature));
    const site = createSite({ ...parts, features });
    const speechOf = createServerSpeech(site);
    const currentYear = createCurrentYear(parts.brand, clock);
    const handlers = new Map(
      parts.brand.locales.map((locale) => [
        locale,
        createStaticHandler(ownRoutes(site.routes), { basename: `/${locale}` }),
      ]),
    );
    const isForAll = createPrivacyOf(site.routes);
    return {
      config: parts.brand,
      render: createPageRenderer({
        site,
        theme: parts.theme,
        assets,
        speechOf,
        handlers,
        currentYear,
        isForAll,
        modulesOfPage: createPageModules(site, await lateRoutesOf(parts.features)),
      }),
      isForAll,
      renderParts: createPartsRenderer({ site, speechOf, currentYear }),
      renderScreen: createScreenRenderer({ site, theme: parts.theme, assets, speechOf, currentYear }),
    };
  };
