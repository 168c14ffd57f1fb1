import { unavailable } from '@shop/commerce-kit/problem';
import type { Brands, ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { Database } from '@shop/database';
import type { CurrencyCode } from '@shop/domain/currencies';
import type { ShippingMethod } from '@shop/domain/tariff';
import { createBookReader, type Till } from './book-reader.ts';
import { bringBooksUpToDate, type BookDeps } from './keep-books.ts';
import { createSharedBuild } from './shared-build.ts';

/** Destination and method; without them, the brand's country by the default method. */
export type Destination = {
  readonly countryId?: number | undefined;
  readonly method?: ShippingMethod | undefined;
};

const DEFAULT_METHOD: ShippingMethod = 'air';

type Buyer = Pick<ShopBrand, 'key' | 'countryId' | 'shipsTo'>;

/** The brand of the first page comes first: prices are built in the order of the brands. */
const fallbackFirst = ({ all, fallback }: Pick<Brands, 'all' | 'fallback'>): Pick<Brands, 'all'> => ({
  all: (): ShopBrand[] => {
    const first = fallback();
    return [first, ...all().filter(({ key }) => key !== first.key)];
  },
});

/** Prices of a few thousand products are built within this time, also on a busy machine. */
const YOUNG_MS = 20_000;

type PricesDeps = BookDeps & {
  brands: Pick<Brands, 'fallback'>;
  /** The connections of requests, where builds have others. */
  reads?: Database;
};

/** The stored prices that a shopper is shown. */
export const createPrices = ({ reads, ...deps }: PricesDeps) => {
  const books = createBookReader(reads ?? deps.db);
  const brands = fallbackFirst(deps.brands);
  const build = createSharedBuild((onShown) => bringBooksUpToDate({ ...deps, brands, onShown }), {
    youngMs: YOUNG_MS,
  });

  return {
    /**
     * Raises where the shop has no prices. A country that the brand does not ship to is replaced by its own.
     */
    tillOf: async (
      brand: Buyer,
      currency: CurrencyCode,
      { countryId = brand.countryId, method = DEFAULT_METHOD }: Destination = {},
    ): Promise<Till> => {
      const market = brand.shipsTo.includes(countryId) ? countryId : brand.countryId;
      const question = { brand: brand.key, countryId: market, currency, method };
      const known = await books.find(question);
      if (known) return known;
      // The first requests of a new shop or brand wait; after that, books are built in the background.
      const built = await build.seek(() => {
        books.forget();
        return books.find(question);
      });
      if (!built) throw unavailable();
      return built;
    },
    /**
     * Builds the first books of a shop without any: those of the first page are waited for, unless they take
     * long, all others are built in the background. The job repeats failed builds.
     */
    prepare: async (): Promise<void> => {
      if (await books.hasAny()) return;
      build.run().catch(() => {});
      await build.seek(async () => ((await books.hasAny()) ? true : null));
    },
    /** Builds what is missing and shows it, unless another process does so already. */
    bringUpToDate: build.run,
    /** Called when books may name other generations. */
    forget: books.forget,
  };
};

export type Prices = ReturnType<typeof createPrices>;
