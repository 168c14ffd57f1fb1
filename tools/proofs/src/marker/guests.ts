import type { BrandConfig } from '@shop/brand';
import { getCurrencyId } from '@shop/domain/currencies';
import { createConnection, type Page } from './connection.ts';
import { pricesOf } from './faults-of-page.ts';
import type { Choices, Marks } from './marked-visitor.ts';

/** With an unknown parameter, so that it is rendered for this request and not cached. */
export const uncached = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}seen=1`;

/** Visitors without a session, whose pages must show no data of visitors with one. */
export const createGuests = (port: number) => {
  const known = new Map<string, Promise<string>>();

  const askPrices = async (brand: string, path: string, { currencyId, countryId, method }: Choices) => {
    const cookies = {
      shop_currency: String(currencyId),
      shop_market: String(countryId),
      shop_method: method,
    };
    const { see } = createConnection({ port, brand, cookies });
    return pricesOf((await see(path)).html);
  };

  return {
    see: (brand: BrandConfig, path: string): Promise<Page> =>
      createConnection({ port, brand: brand.key }).see(path),

    marksIn: (brand: BrandConfig): Marks => ({
      name: null,
      pieces: 0,
      currencyId: getCurrencyId(brand.currency),
      countryId: brand.defaultCountryId,
      method: brand.methods[0],
    }),

    /** The amounts of a page rendered now for a guest with the same choices. */
    pricesFor: (brand: BrandConfig, asked: string, choices: Choices): Promise<string> => {
      const path = asked.endsWith('seen=1') ? asked : uncached(asked);
      const { currencyId, countryId, method } = choices;
      const key = [brand.key, path, currencyId, countryId, method].join(' ');
      const prices = known.get(key) ?? askPrices(brand.key, path, choices);
      known.set(key, prices);
      return prices;
    },
  };
};

export type Guests = ReturnType<typeof createGuests>;
