import type { Database } from '@shop/database';
import type { ChangeListener } from '@shop/commerce-kit/change-listener';
import type { Module } from '@shop/commerce-kit/module';
import { unavailable } from '@shop/commerce-kit/problem';
import type { Tariffs } from '@shop/commerce-tariff';
import { followChanges } from './catalogue.changes.ts';
import { catalogueRoutes, type TillOf } from './catalogue.routes.ts';
import { createCatalogue } from './catalogue.service.ts';
import { createDefaultSorts } from './default-sorts.repository.ts';

export { namedPicturesRoutes } from './named-pictures.routes.ts';
export { countSalesRegularly } from './count-sales.ts';
export { endReductionsRegularly } from './end-reductions.ts';
export { countSold } from './sales.repository.ts';

export type CatalogueDeps = {
  db: Database;
  changes: Pick<ChangeListener, 'subscribe'>;
  tariffs: Pick<Tariffs, 'book'>;
};

/** Categories, flags, listings, search and products. Other modules import this file only. */
export const createCatalogueModule = ({ db, changes, tariffs }: CatalogueDeps) => {
  const catalogue = createCatalogue(db);
  const defaultSorts = createDefaultSorts(db);
  const { beforeReading } = followChanges(changes, {
    forgetCounts: catalogue.forgetCounts,
    forgetAll: () => {
      catalogue.forget();
      defaultSorts.forget();
    },
  });

  const tillOf: TillOf = async (brand, currency, at) => {
    const book = await tariffs.book();
    const till = book.pairFor({ brand: brand.key, countryId: brand.countryId, currency, at });
    if (!till) throw unavailable();
    return till;
  };
  const routes: Module = catalogueRoutes({ db, catalogue, defaultSorts, tillOf, beforeReading });
  return { routes };
};
