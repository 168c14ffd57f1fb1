import type { PricedProduct } from '@shop/domain/tariff';
import { percentOff } from '@shop/domain/reductions';
import type { Generation } from './generations.repository.ts';
import { createQuote, type QuoteCents } from './price-terms.ts';
import type { PriceAsked } from './prior-windows.ts';

export type GenerationQuotes = {
  readonly quote: QuoteCents;
  /** The lowest delivered price of the days before a reduction. */
  readonly quotePrior: (prior: PricedProduct, asked: readonly PriceAsked[]) => number;
};

const createGenerationQuotes = ({ terms, past }: Generation): GenerationQuotes => {
  const quote = createQuote(terms);
  const epochs = past.map((epoch) => ({
    since: new Date(epoch.since),
    until: new Date(epoch.until),
    quote: createQuote(epoch.terms),
  }));
  return {
    quote,
    quotePrior: (prior, asked) =>
      Math.min(
        quote(prior),
        ...epochs.flatMap((epoch) =>
          asked
            .filter(({ since, until }) => since < epoch.until && until > epoch.since)
            .map(({ price }) => epoch.quote({ ...prior, price })),
        ),
      ),
  };
};

const MOST_PREPARED = 256;

/** Quotes by generation: preparing them costs more than pricing a product. */
const createQuotesCache = () => {
  const kept = new Map<number, { of: string; quotes: GenerationQuotes }>();
  return (generation: Generation): GenerationQuotes => {
    const { id, fingerprint: of } = generation;
    const known = kept.get(id);
    if (known?.of === of) return known.quotes;
    const quotes = createGenerationQuotes(generation);
    if (kept.size >= MOST_PREPARED) kept.clear();
    kept.set(id, { of, quotes });
    return quotes;
  };
};

export const quotesOf = createQuotesCache();

/** Without a whole percent there is no reduction to show. */
export const shownPrior = (amount: number, prior: number): number | null =>
  percentOff(amount, prior) === 0 ? null : prior;
