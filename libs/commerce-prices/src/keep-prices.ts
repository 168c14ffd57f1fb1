import type { ChangeListener } from '@shop/commerce-kit/change-listener';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { Jobs } from '@shop/commerce-jobs';
import type { Tariffs } from '@shop/commerce-tariff';
import type { Clock, Database } from '@shop/database';
import { bringBooksUpToDate } from './keep-books.ts';
import { priceDueProducts } from './price-due.ts';

/** The names used by the database's triggers. */
const PRICE_PRODUCTS = 'price-products';
const BUILD_BOOKS = 'build-price-books';
const EVERY_MINUTE = '* * * * *';

type KeepPricesDeps = {
  db: Database;
  brands: Pick<Brands, 'all'>;
  tariffs: Pick<Tariffs, 'book' | 'forget'>;
  clock: Clock;
  changes: Pick<ChangeListener, 'hearWork'>;
  jobs: Pick<Jobs, 'work' | 'schedule' | 'send'>;
};

/**
 * Keeps the stored prices correct: a changed product at once, new terms in the background from the time that
 * they apply. It also checks each minute, since a notification may be lost.
 */
export const keepPricesTrue = (deps: KeepPricesDeps): void => {
  const { db, tariffs, jobs, changes, clock } = deps;
  const buildBooks = async () => {
    await bringBooksUpToDate(deps);
    const at = clock();
    const next = (await tariffs.book()).moments.find((moment) => moment > at);
    if (next) await jobs.send(BUILD_BOOKS, {}, { startAfter: next, singletonKey: next.toISOString() });
  };
  jobs.work(PRICE_PRODUCTS, () => priceDueProducts(db), { oneWaiting: true });
  jobs.work(BUILD_BOOKS, buildBooks, { oneWaiting: true });
  for (const name of [PRICE_PRODUCTS, BUILD_BOOKS]) jobs.schedule(name, EVERY_MINUTE);
  changes.hearWork((name) => {
    // The schedule covers a failed notification.
    if (name === PRICE_PRODUCTS || name === BUILD_BOOKS) jobs.send(name).catch(() => {});
  });
};
