import type { MakerGroup } from './manufacturers.ts';

/** The common data of all goods of a kind: measures, attributes, options. */
export type Profile = {
  makers: MakerGroup;
  /** Code of the Harmonised System. */
  tariffLine: string;
  /** The packed box in millimetres, and the lightest and heaviest of the kind in grams. */
  box: readonly [length: number, width: number, height: number];
  grams: readonly [from: number, to: number];
  /** Fewest and most colours of a model; without it colour is not an option and not shown. */
  colours?: readonly [from: number, to: number];
  /** The second choice beside colour, its values in order, and by how much each step costs more (per mille). */
  choice?: { field: 'size' | 'storage' | 'volume'; values: readonly string[]; step: number; most?: number };
  facts: Readonly<Record<string, readonly string[]>>;
  /** An attribute for the name. */
  highlight?: string;
  /** Models come in generations: Fjell 5 Pro. */
  hasGenerations?: boolean;
  /** The slug of its description. */
  text: string;
};
