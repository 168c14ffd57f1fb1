import { divideUp } from '../exact.ts';
import type { Amount } from '../money.ts';

/** Equal pieces in a parcel; the unit price is in the currency of the tariff that prices them. */
export type ConsignmentLine = {
  readonly price: Amount;
  readonly quantity: number;
  readonly weightG: number;
  readonly sidesMm: readonly [number, number, number];
  readonly tariffLine: string;
  /** The line's part of a promotion, for all of its pieces. */
  readonly promotionShare?: Amount;
};

/** The goods under one six-digit tariff line. */
export type TariffGroup = {
  readonly tariffLine: string;
  readonly value: Amount;
  readonly weightG: number;
};

/** The input of a tariff: one parcel, so weights and volumes are summed. */
export type Consignment = {
  /** The price of the goods after a promotion: the intrinsic value. */
  readonly goods: Amount;
  readonly weightG: number;
  readonly volumeCm3: number;
  readonly longestSideMm: number;
  readonly groups: readonly TariffGroup[];
};

/** Sides are rounded up to whole centimetres first. */
export const volumeOf = ([length, width, height]: ConsignmentLine['sidesMm']): number =>
  divideUp(length, 10) * divideUp(width, 10) * divideUp(height, 10);

/** `6109.10.00` is 610910. */
export const sixDigitsOf = (tariffLine: string): string => tariffLine.replaceAll(/\D/g, '').slice(0, 6);

const valueOf = ({ price, quantity, promotionShare = 0 }: ConsignmentLine): Amount =>
  price * quantity - promotionShare;

export const toConsignment = (lines: readonly ConsignmentLine[]): Consignment => {
  let goods = 0;
  let weightG = 0;
  let volumeCm3 = 0;
  let longestSideMm = 0;
  for (const line of lines) {
    const [length, width, height] = line.sidesMm;
    goods += valueOf(line);
    weightG += line.weightG * line.quantity;
    volumeCm3 += volumeOf(line.sidesMm) * line.quantity;
    longestSideMm = Math.max(longestSideMm, length, width, height);
  }
  return { goods, weightG, volumeCm3, longestSideMm, groups: groupsOf(lines) };
};

const groupsOf = (lines: readonly ConsignmentLine[]): TariffGroup[] => {
  const groups = new Map<string, TariffGroup>();
  for (const line of lines) {
    const tariffLine = sixDigitsOf(line.tariffLine);
    const known = groups.get(tariffLine);
    groups.set(tariffLine, {
      tariffLine,
      value: (known?.value ?? 0) + valueOf(line),
      weightG: (known?.weightG ?? 0) + line.weightG * line.quantity,
    });
  }
  return [...groups.values()];
};

/** A parcel of one piece. */
export const toParcel = (product: Omit<ConsignmentLine, 'quantity' | 'promotionShare'>): Consignment => {
  const { price, weightG, sidesMm, tariffLine } = product;
  return {
    goods: price,
    weightG,
    volumeCm3: volumeOf(sidesMm),
    longestSideMm: Math.max(sidesMm[0], sidesMm[1], sidesMm[2]),
    groups: [{ tariffLine, value: price, weightG }],
  };
};

/** A group's share of the costs of the whole parcel, as `part / whole`. */
export type Share = { readonly part: bigint; readonly whole: bigint };

/** By value; by weight where all goods are free. */
export const shareOf = (group: TariffGroup, { goods, weightG, groups }: Consignment): Share => {
  if (goods > 0) return { part: BigInt(group.value), whole: BigInt(goods) };
  if (weightG > 0) return { part: BigInt(group.weightG), whole: BigInt(weightG) };
  return { part: 1n, whole: BigInt(groups.length) };
};
