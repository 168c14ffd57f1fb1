import type { Clock, Database } from '@shop/database';
import type { CurrencyCode } from '@shop/domain/currencies';
import type { ExchangeRates, Rate } from '@shop/domain/money';
import {
  couriersIn,
  prepareTariff,
  tiersIn,
  type CourierFees,
  type DeliveredTerms,
  type DiscountTier,
  type TariffCard,
} from '@shop/domain/tariff';
import {
  chooseCard,
  chooseClientRate,
  chooseRates,
  chooseTiers,
  momentsOf,
  type CardQuestion,
} from './choose-tariff.ts';
import { readTariffBook, type TariffBook } from './tariff.repository.ts';

/** What a price with delivery depends on besides the goods: destination, shipping methods, and exchange rates. */
export type TariffPair = {
  readonly currency: CurrencyCode;
  readonly rates: ExchangeRates;
  /** The exchange rates of customs. */
  readonly customsRates: ExchangeRates;
  readonly air: DeliveredTerms;
  readonly sea: DeliveredTerms;
};

export type PairQuestion = {
  readonly brand: string;
  readonly countryId: number;
  readonly currency: CurrencyCode;
  readonly at: Date;
};

/** How long a process that was not notified may use outdated tariffs. */
const KEPT_FOR_MS = 30_000;

/**
 * One reading of all tariffs. It answers synchronously and without queries: a transaction gets a book that was read
 * before it began, so that it never waits for a second connection.
 */
export type Book = {
  /** Null where the shop does not deliver. */
  readonly pairFor: (question: PairQuestion) => TariffPair | null;
  readonly cardFor: (question: CardQuestion) => TariffCard | null;
  readonly ratesAt: (at: Date) => ExchangeRates;
  readonly customsRatesAt: (at: Date) => ExchangeRates;
  readonly tiersFor: (whose: { brand: string; at: Date }) => readonly DiscountTier[];
  /** Fees of the active couriers, in the conversion currency. */
  readonly couriersIn: (countryId: number) => readonly CourierFees[];
  /** A brand with its own cards or tiers has terms that other brands may never have had. */
  readonly hasOwnTerms: (brand: string) => boolean;
  /** Every moment at which a dated term starts or ends, in order. */
  readonly moments: readonly Date[];
  readonly clientRate: (tier: string | null, at: Date) => Rate;
};

const MOST_PAIRS = 256;

const openBook = (book: TariffBook): Book => {
  const pairs = new Map<string, TariffPair | null>();
  return {
    pairFor: (question) => {
      // Per minute, since a card, a rate or a customs rule becomes valid at a moment.
      const minute = Math.floor(question.at.getTime() / 60_000);
      const key = `${question.brand} ${question.countryId} ${question.currency} ${minute}`;
      const known = pairs.get(key);
      if (known !== undefined) return known;
      const pair = preparePair(book, question);
      if (pairs.size < MOST_PAIRS) pairs.set(key, pair);
      return pair;
    },
    cardFor: (question) => chooseCard(book, question),
    ratesAt: (at) => chooseRates(book.rates, at),
    customsRatesAt: (at) => chooseRates(book.customsRates, at),
    tiersFor: ({ brand, at }) => chooseTiers(book, brand, at),
    couriersIn: (countryId) => book.couriers.get(countryId) ?? [],
    hasOwnTerms: (brand) => [...book.cards, ...book.tiers].some((row) => row.brand === brand),
    moments: momentsOf(book),
    clientRate: (tier, at) => chooseClientRate(book, tier, at),
  };
};

/** Tariffs by date, cached in the process: a listing needs them on every request. */
export const createTariffs = ({ db, clock }: { db: Database; clock: Clock }) => {
  let kept: Promise<Book> | null = null;
  let readAt = 0;

  return {
    /** The current tariffs. An outdated book is still returned while the next one is read. */
    book: (): Promise<Book> => {
      const now = clock().getTime();
      const known = kept;
      if (known && now - readAt < KEPT_FOR_MS) return known;
      readAt = now;
      const reading = readTariffBook(db).then(openBook);
      if (!known) kept = reading;
      reading.then(
        () => {
          kept = reading;
        },
        () => {
          // After a failed reading the next caller reads again.
          readAt = 0;
          if (kept === reading) kept = null;
        },
      );
      return known ?? reading;
    },
    /** Called after a tariff has changed: the next call reads again. */
    forget: () => {
      kept = null;
      readAt = 0;
    },
  };
};

export type Tariffs = ReturnType<typeof createTariffs>;

const preparePair = (
  book: TariffBook,
  { brand, countryId, currency, at }: PairQuestion,
): TariffPair | null => {
  const [air, sea] = (['air', 'sea'] as const).map((method) =>
    chooseCard(book, { brand, countryId, method, at }),
  );
  if (!air || !sea) return null;
  const rates = chooseRates(book.rates, at);
  const customsRates = chooseRates(book.customsRates, at);
  const own = { currency, rates };
  const tiers = tiersIn(chooseTiers(book, brand, at), own);
  const couriers = couriersIn(book.couriers.get(countryId) ?? [], own);
  const termsBy = (card: TariffCard): DeliveredTerms => ({
    tariff: prepareTariff(card, { ...own, customsRates, at }),
    tiers,
    couriers,
  });
  return { ...own, customsRates, air: termsBy(air), sea: termsBy(sea) };
};
