import { sumOf } from '../money.ts';
import { sixDigitsOf, volumeOf, type Consignment, type TariffGroup } from '../tariff/consignment.ts';
import type { Amount } from '../money.ts';

/** What a scale and a tape say of a package. */
export type Measures = { readonly weightG: number; readonly sidesMm: readonly [number, number, number] };

/** A line of a customs declaration; the value is of one piece. */
export type DeclaredLine = { readonly hsCode: string; readonly quantity: number; readonly value: Amount };

const groupsOf = (lines: readonly DeclaredLine[]): TariffGroup[] =>
  [...Map.groupBy(lines, ({ hsCode }) => sixDigitsOf(hsCode))].map(([tariffLine, own]) => ({
    tariffLine,
    value: sumOf(own.map(({ value, quantity }) => value * quantity)),
    weightG: 0,
  }));

/** Packages that travel together: their weights and volumes are summed, the longest side is that of the longest. */
export const consolidate = (
  packages: readonly Measures[],
  declared: readonly DeclaredLine[],
): Consignment => ({
  goods: sumOf(declared.map(({ value, quantity }) => value * quantity)),
  weightG: sumOf(packages.map(({ weightG }) => weightG)),
  volumeCm3: sumOf(packages.map(({ sidesMm }) => volumeOf(sidesMm))),
  longestSideMm: Math.max(0, ...packages.flatMap(({ sidesMm }) => sidesMm)),
  groups: groupsOf(declared),
});
