import { oraclePrice } from '../oracle/oracle.ts';
import { METHODS, type Method } from '../one-price/markets.ts';
import { cheapest } from '../one-price/place.ts';
import { factLine, factPrice, type FactVariant, type Terms } from '../one-price/shop-facts.ts';
import type { Ways } from '../shown/ways.ts';

export type TermsByMethod = Readonly<Record<Method, Terms>>;
type Variants = readonly FactVariant[];
/** A version of a product. */
export type Bought = { readonly slug: string; readonly id: number };

const CENT = 100;
const sameWays = (a: Ways, b: Ways): boolean => a.air === b.air && a.sea === b.sea;
const byMethod = (of: (method: Method) => number): Ways => {
  const [air = 0, sea = 0] = METHODS.map(of);
  return { air, sea };
};

/** All combinations of one item of each list, those with the last items first. */
function* oneOfEach<Item>([first, ...others]: readonly (readonly Item[])[]): Generator<Item[]> {
  if (!first) return yield [];
  for (const item of first.toReversed()) for (const rest of oneOfEach(others)) yield [item, ...rest];
}

/**
 * Everything valid since the proof began: terms of the market, and prices of each product. An answer is correct if one
 * state of terms, and one state of each product, give all of its amounts.
 */
export const createHistory = (first: TermsByMethod, products: ReadonlyMap<string, Variants>) => {
  const terms: TermsByMethod[] = [first];
  const states = new Map([...products].map(([slug, variants]) => [slug, [variants]]));
  const known = new Map<Variants, Map<TermsByMethod, Ways>>();

  const cardWays = (at: TermsByMethod, variants: Variants): Ways => {
    const kept = known.get(variants) ?? new Map<TermsByMethod, Ways>();
    known.set(variants, kept);
    const ways = kept.get(at) ?? byMethod((method) => cheapest(at[method], variants));
    kept.set(at, ways);
    return ways;
  };
  const statesOf = (slug: string): readonly Variants[] => states.get(slug) ?? [];
  const suitsCard = (at: TermsByMethod, slug: string, ways: Ways): boolean =>
    statesOf(slug).some((variants) => sameWays(cardWays(at, variants), ways));
  const cartWays = (at: TermsByMethod, bought: readonly FactVariant[]): Ways =>
    byMethod((method) => oraclePrice({ ...at[method], lines: bought.map(factLine) }).totals.total / CENT);

  return {
    addTerms: (next: TermsByMethod): void => void terms.push(next),
    addState: (slug: string, next: Variants): void => void states.get(slug)?.push(next),
    last: (slug: string): Variants => statesOf(slug).at(-1) ?? [],
    /** Drops the states before the last ones: from now on only the last ones are valid. */
    settle: (): void => {
      terms.splice(0, terms.length - 1);
      for (const each of states.values()) each.splice(0, each.length - 1);
    },
    /** How many of the cards cannot have been valid together; unknown products are ignored. */
    wrongCards: (cards: ReadonlyMap<string, Ways>): number => {
      const judged = [...cards].filter(([slug]) => states.has(slug));
      const wrong = terms.map((at) => judged.filter(([slug, ways]) => !suitsCard(at, slug, ways)).length);
      return Math.min(...wrong);
    },
    /** True if the page of a product can have shown these amounts, and offered its versions at these prices. */
    isProduct: (slug: string, method: Method, ways: Ways, offers: ReadonlyMap<string, number>): boolean =>
      terms.some((at) =>
        statesOf(slug).some(
          (variants) =>
            sameWays(cardWays(at, variants), ways) &&
            variants.every((variant) => offers.get(variant.sku) === factPrice(at[method], variant)),
        ),
      ),
    /** True if one piece of each of these versions can have cost this together. */
    isCart: (bought: readonly Bought[], ways: Ways): boolean => {
      const versions = bought.map(({ slug, id }) =>
        statesOf(slug).flatMap((all) => all.filter((one) => one.id === id)),
      );
      for (const at of terms.toReversed())
        for (const each of oneOfEach(versions)) if (sameWays(cartWays(at, each), ways)) return true;
      return false;
    },
  };
};

export type History = ReturnType<typeof createHistory>;
