import { divideUp } from '../exact.ts';
import type { Amount } from '../money.ts';

/** So many equal things in a parcel; the unit price is in the currency of the tariff that prices them. */
export type ConsignmentLine = {
  readonly price: Amount;
  readonly quantity: number;
  readonly weightG: number;
  readonly sidesMm: readonly [number, number, number];
  readonly tariffLine: string;
};

/** What a tariff looks at: one parcel, so weights and volumes are summed. */
export type Consignment = {
  readonly goods: Amount;
  readonly weightG: number;
  readonly volumeCm3: number;
  readonly longestSideMm: number;
  /** The value under each distinct tariff line. */
  readonly values: ReadonlyMap<string, Amount>;
};

/** Sides are rounded up to whole centimetres first. */
export const volumeOf = ([length, width, height]: ConsignmentLine['sidesMm']): number =>
  divideUp(length, 10) * divideUp(width, 10) * divideUp(height, 10);

export const toConsignment = (lines: readonly ConsignmentLine[]): Consignment => {
  const values = new Map<string, Amount>();
  let goods = 0;
  let weightG = 0;
  let volumeCm3 = 0;
  let longestSideMm = 0;
  for (const { price, quantity, weightG: weight, sidesMm, tariffLine } of lines) {
    const value = price * quantity;
    goods += value;
    weightG += weight * quantity;
    volumeCm3 += volumeOf(sidesMm) * quantity;
    longestSideMm = Math.max(longestSideMm, ...sidesMm);
    values.set(tariffLine, (values.get(tariffLine) ?? 0) + value);
  }
  return { goods, weightG, volumeCm3, longestSideMm, values };
};
