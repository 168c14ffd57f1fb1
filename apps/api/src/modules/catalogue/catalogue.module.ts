import type { Database } from '@shop/database';
import type { CurrencyCode } from '@shop/domain';
import type { Module } from '../../platform/module.ts';
import type { Till } from './card.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createCatalogue } from './catalogue.service.ts';
import { createDefaultSorts } from './default-sorts.repository.ts';

export type { Till } from './card.ts';

export type CatalogueDeps = {
  db: Database;
  /** Rates and tariffs of the day for what this brand's shoppers pay in. */
  tillOf: (brandKey: string, currency: CurrencyCode, now: Date) => Promise<Till>;
};

/** Categories, flags, listings, search and products. Other modules import this file only. */
export const createCatalogueModule = ({ db, tillOf }: CatalogueDeps) => {
  const catalogue = createCatalogue(db);
  const defaultSorts = createDefaultSorts(db);
  const routes: Module = catalogueRoutes({ db, catalogue, defaultSorts, tillOf });

  return {
    routes,
    /** Called with every announced change: what was remembered is read anew. */
    forget: () => {
      catalogue.forget();
      defaultSorts.forget();
    },
  };
};
