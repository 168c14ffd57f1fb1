import type { Module } from '@shop/commerce-kit/module';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { StaffCallDeps } from '@shop/commerce-staff';
import type { PageText } from '@shop/outbound/page-texts';
import type { StoryPictures } from '@shop/outbound/story-pictures';
import { createTextCatalogue } from './text-catalogue.ts';
import { textFileRoutes } from './text-files.routes.ts';
import { textRoutes } from './texts.routes.ts';

type TextsDeps = StaffCallDeps & {
  readonly brands: Brands;
  /** The compiled texts of the shop's pages. */
  readonly pageTexts: () => readonly PageText[];
  /** The address of a built Storybook. */
  readonly storybookUrl?: string | undefined;
  readonly storyPictures: StoryPictures;
};

/** The office's calls about the shop's texts. */
export const createTexts = (deps: TextsDeps): { routes: Module } => {
  const catalogue = createTextCatalogue(deps.pageTexts);
  return {
    routes: async (app) => {
      await textRoutes({ ...deps, catalogue })(app);
      await textFileRoutes({ ...deps, catalogue })(app);
    },
  };
};
