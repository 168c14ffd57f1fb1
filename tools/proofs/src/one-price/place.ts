import type { Faults } from '../faults.ts';
import type { Visitor } from '../shop/visitor.ts';
import { METHODS, nameOf, type Market, type Method } from './markets.ts';
import { factPrice, type FactVariant, type Terms } from './shop-facts.ts';

/** A shopper in a market who has things sent by a method, and what the tables say of it. */
export type Place = {
  readonly port: number;
  readonly market: Market;
  readonly method: Method;
  readonly terms: Readonly<Record<Method, Terms>>;
  readonly visitor: Visitor;
  readonly products: ReadonlyMap<string, readonly FactVariant[]>;
  readonly faults: Faults;
};

export const placeName = ({ market, method }: Place): string => nameOf(market, method);

export const otherMethod = (method: Method): Method => METHODS.find((one) => one !== method) ?? method;

export const isLeft = ({ on_hand }: FactVariant): boolean => on_hand > 0;

/** The delivered price of the cheapest version in stock, in cents: cards show it. */
export const cheapest = (terms: Terms, variants: readonly FactVariant[]): number =>
  Math.min(...variants.filter(isLeft).map((variant) => factPrice(terms, variant)));
