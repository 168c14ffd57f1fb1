import type { Database } from '@shop/database';
import { prepareTariff, type CurrencyCode, type ExchangeRates, type Tariff } from '@shop/domain';
import {
  chooseCard,
  chooseClientRate,
  chooseRates,
  chooseTiers,
  type CardQuestion,
} from './choose-tariff.ts';
import { readTariffBook, type TariffBook } from './tariff.repository.ts';

/** What a price at the door depends on besides the goods: where they go, by which ways, and the money of the day. */
export type TariffPair = {
  readonly currency: CurrencyCode;
  readonly rates: ExchangeRates;
  readonly air: Tariff;
  readonly sea: Tariff;
};

export type PairQuestion = {
  readonly brand: string;
  readonly countryId: number;
  readonly currency: CurrencyCode;
  readonly at: Date;
};

/** How long a change of a tariff may take to be seen by a process that was not told of it. */
const KEPT_FOR_MS = 30_000;

type Kept = { book: TariffBook; pairs: Map<string, TariffPair | null> };

/** Tariffs by date, kept in the process: a listing asks for them on every request. */
export const createTariffs = ({ db }: { db: Database }) => {
  let kept: Promise<Kept> | null = null;
  let readAt = 0;

  /**
   * A book that has grown old is still answered with while the next one is read: a transaction that asks
   * for a price never waits for a second connection, which under load nobody would give back.
   */
  const read = (): Promise<Kept> => {
    const now = Date.now();
    const known = kept;
    if (known && now - readAt < KEPT_FOR_MS) return known;
    readAt = now;
    const reading = readTariffBook(db).then((book) => ({ book, pairs: new Map() }));
    if (!known) kept = reading;
    reading.then(
      () => {
        kept = reading;
      },
      () => {
        // A failed reading is asked again by the next caller.
        readAt = 0;
        if (kept === reading) kept = null;
      },
    );
    return known ?? reading;
  };

  return {
    /** Null where the shop does not deliver. */
    pairFor: async (question: PairQuestion): Promise<TariffPair | null> => {
      const { book, pairs } = await read();
      // By the minute, since a card, a rate or a rule of customs begins at a moment.
      const minute = Math.floor(question.at.getTime() / 60_000);
      const key = `${question.brand} ${question.countryId} ${question.currency} ${minute}`;
      const known = pairs.get(key);
      if (known !== undefined) return known;
      const pair = preparePair(book, question);
      if (pairs.size < 256) pairs.set(key, pair);
      return pair;
    },
    cardFor: async (question: CardQuestion) => chooseCard((await read()).book, question),
    ratesAt: async (at: Date) => chooseRates((await read()).book, at),
    tiersFor: async ({ brand, at }: { brand: string; at: Date }) =>
      chooseTiers((await read()).book, brand, at),
    clientRate: async (tier: string | null, at: Date) => chooseClientRate((await read()).book, tier, at),
    /** Begins to read before the first question, so that no transaction has to; a start does not wait for it. */
    warm: async (): Promise<void> => {
      read().catch(() => {});
    },
    /** Somebody changed a tariff: the next question reads again. */
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
  const rates = chooseRates(book, at);
  const terms = { currency, rates, at };
  return { currency, rates, air: prepareTariff(air, terms), sea: prepareTariff(sea, terms) };
};
