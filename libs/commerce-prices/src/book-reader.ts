import type { Database } from '@shop/database';
import { getCurrencyId, type CurrencyCode } from '@shop/domain/currencies';
import type { ExchangeRates } from '@shop/domain/money';
import type { DeliveredTerms, ShippingMethod } from '@shop/domain/tariff';
import { createRemembered } from '@shop/commerce-kit/remembered';
import { prepareTerms } from './price-terms.ts';
import { METHODS } from './wanted-books.ts';

/** One method's prices: their storage, and the terms that they were computed by. */
export type MethodPrices = DeliveredTerms & { readonly generationId: number };

/** The inputs of prices except the product: market and currency for both methods, and the main method. */
export type Till = {
  readonly countryId: number;
  readonly currency: CurrencyCode;
  readonly rates: ExchangeRates;
  readonly method: ShippingMethod;
  readonly air: MethodPrices;
  readonly sea: MethodPrices;
};

export type TillQuestion = {
  readonly brand: string;
  readonly countryId: number;
  readonly currency: CurrencyCode;
  readonly method: ShippingMethod;
};

type Pair = { readonly till: Omit<Till, 'method'> | null };

export const otherMethod = (method: ShippingMethod): ShippingMethod => (method === 'air' ? 'sea' : 'air');

const MOST_PAIRS = 512;

const readPair = async (db: Database, question: Omit<TillQuestion, 'method'>): Promise<Pair> => {
  const rows = await db
    .selectFrom('price_book')
    .innerJoin('price_generation', 'price_generation.id', 'price_book.generation_id')
    .select(['method', 'generation_id', 'terms'])
    .where('brand', '=', question.brand)
    .where('price_book.country_id', '=', question.countryId)
    .where('currency_id', '=', getCurrencyId(question.currency))
    .execute();
  const [air, sea] = METHODS.map((method) => rows.find((row) => row.method === method));
  if (!air || !sea) return { till: null };
  const pricesOf = ({ generation_id, terms }: typeof air): MethodPrices => ({
    generationId: generation_id,
    ...prepareTerms(terms),
  });
  const { currency, rates } = air.terms;
  const { countryId } = question;
  return { till: { countryId, currency, rates, air: pricesOf(air), sea: pricesOf(sea) } };
};

/**
 * The books that shoppers are shown, cached until something changes. Both methods are read by one statement.
 */
export const createBookReader = (db: Database) => {
  const pairs = createRemembered<Pair>(MOST_PAIRS);
  return {
    /** Null where the shop does not deliver, or has not built the prices yet. */
    find: async ({ method, ...question }: TillQuestion): Promise<Till | null> => {
      const { till } = await pairs.read(JSON.stringify(question), () => readPair(db, question));
      return till && { ...till, method };
    },
    hasAny: async (): Promise<boolean> =>
      (await db.selectFrom('price_book').select('brand').limit(1).executeTakeFirst()) !== undefined,
    forget: pairs.forget,
  };
};
