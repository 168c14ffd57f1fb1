import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { Book } from '@shop/commerce-tariff';
import type { PastTerms, PriceTerms } from '@shop/database';
import { getCurrencyId, type CurrencyCode } from '@shop/domain/currencies';
import type { ShippingMethod } from '@shop/domain/tariff';
import { pastTermsOf } from './past-terms.ts';
import { fingerprintOf } from './price-terms.ts';

export const METHODS: readonly ShippingMethod[] = ['air', 'sea'];

export type BookKey = {
  readonly brand: string;
  readonly countryId: number;
  readonly method: ShippingMethod;
  readonly currencyId: number;
};

export type WantedBook = BookKey & {
  readonly fingerprint: string;
  readonly terms: PriceTerms;
  /** The brand's own country in its own currency. */
  readonly isHome: boolean;
  /** Computed for a generation that is still to be built. */
  readonly past: (since: Date) => PastTerms[];
};

type Whose = Omit<BookKey, 'currencyId'> & { readonly currency: CurrencyCode };
type Wanted = Whose & { readonly isHome: boolean };

const openTiers = (book: Book, brand: string, at: Date): PriceTerms['tiers'] =>
  book.tiersFor({ brand, at }).map(({ minimumSubtotal, rate }) => ({ minimumSubtotal, rate }));

/**
 * Null where the shop does not deliver. Fees of couriers have no dates; of tiers only the current ones count.
 */
export const termsAt = (
  book: Book,
  { brand, countryId, method, currency }: Whose,
  at: Date,
): PriceTerms | null => {
  const card = book.cardFor({ brand, countryId, method, at });
  return (
    card && {
      ...{ currency, card, rates: book.ratesAt(at), customsRates: book.customsRatesAt(at) },
      ...{ tiers: openTiers(book, brand, at), couriers: book.couriersIn(countryId), at: at.toISOString() },
    }
  );
};

const wantedBook = (book: Book, { isHome, ...whose }: Wanted, at: Date): WantedBook[] => {
  const terms = termsAt(book, whose, at);
  if (!terms) return [];
  const { currency, ...key } = whose;
  const owner = book.hasOwnTerms(whose.brand) ? whose.brand : null;
  const { moments } = book;
  return [
    {
      ...{
        ...key,
        isHome,
        terms,
        currencyId: getCurrencyId(currency),
        fingerprint: fingerprintOf(terms, owner),
      },
      past: (since) => pastTermsOf({ moments, since, at, termsAt: (then) => termsAt(book, whose, then) }),
    },
  ];
};

type Question = { brands: Pick<Brands, 'all'>; book: Book; at: Date };

/** Every combination for a shopper, with the current terms. A country without a card has none. */
export const findWantedBooks = ({ brands, book, at }: Question): WantedBook[] =>
  brands
    .all()
    .flatMap(({ key: brand, countryId: home, shipsTo, currency: own, currencies }) =>
      [...new Set([home, ...shipsTo])].flatMap((countryId) =>
        METHODS.flatMap((method) =>
          currencies.flatMap(({ code: currency }) =>
            wantedBook(
              book,
              { brand, countryId, method, currency, isHome: countryId === home && currency === own.code },
              at,
            ),
          ),
        ),
      ),
    );
