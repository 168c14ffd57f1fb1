import type { Database } from '@shop/database';
import type { ChangeListener } from '@shop/commerce-kit/change-listener';
import type { Module } from '@shop/commerce-kit/module';
import type { Prices } from '@shop/commerce-prices';
import { followChanges } from './catalogue.changes.ts';
import { catalogueRoutes, type ExpressOf } from './catalogue.routes.ts';
import { createCatalogue } from './catalogue.service.ts';
import { createDefaultSorts } from './default-sorts.repository.ts';

export { namedPicturesRoutes } from './named-pictures.routes.ts';
export { countSalesRegularly } from './count-sales.ts';
export { countSold } from './sales.repository.ts';

export type CatalogueDeps = {
  db: Database;
  changes: Pick<ChangeListener, 'subscribe'>;
  prices: Pick<Prices, 'tillOf' | 'forget'>;
  /** None without it. */
  expressOf?: ExpressOf;
};

/** Categories, flags, listings, search and products. Other modules import this file only. */
export const createCatalogueModule = ({ db, changes, prices, expressOf }: CatalogueDeps) => {
  const catalogue = createCatalogue(db);
  const defaultSorts = createDefaultSorts(db);
  const { beforeReading } = followChanges(changes, {
    forgetCounts: catalogue.forgetCounts,
    forgetAll: () => {
      catalogue.forget();
      defaultSorts.forget();
      prices.forget();
    },
  });
  const routes: Module = catalogueRoutes({
    db,
    catalogue,
    defaultSorts,
    tillOf: prices.tillOf,
    beforeReading,
    expressOf: expressOf ?? (async () => []),
  });
  return { routes };
};
