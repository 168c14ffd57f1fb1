import type { Module } from '@shop/commerce-kit/module';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import { createDueAnnouncer } from './announce-due.ts';
import type { ContentDeps } from './content.ports.ts';
import { contentRoutes } from './content.routes.ts';
import { homeRoutes } from './home.routes.ts';
import { lettersRoutes } from './letters.routes.ts';
import { readSiteContent, type SiteContent } from './site-content.ts';

type CreatedContent = {
  readonly routes: Module;
  readonly ofSite: (brand: ShopBrand, locale: Locale) => Promise<SiteContent>;
  /** Tells caches of pages that appear or end by the clock. */
  readonly announceDue: () => Promise<number>;
};

/** The content of the shop, and the letters to it. */
export const createContent = (deps: ContentDeps & { readonly clock: () => Date }): CreatedContent => ({
  routes: async (app) => {
    await contentRoutes(deps)(app);
    await homeRoutes(deps)(app);
    await lettersRoutes(deps)(app);
  },
  ofSite: (brand, locale) => readSiteContent(deps.db, brand, locale),
  announceDue: createDueAnnouncer(deps),
});
