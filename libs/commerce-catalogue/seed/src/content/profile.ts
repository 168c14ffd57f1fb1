import type { MakerGroup } from './manufacturers.ts';

/** What all things of a kind have in common: measures, facts, what they are sold in. */
export type Profile = {
  makers: MakerGroup;
  /** Harmonised System, as customs know it. */
  tariffLine: string;
  /** The packed box in millimetres, and the lightest and heaviest of the kind in grams. */
  box: readonly [length: number, width: number, height: number];
  grams: readonly [from: number, to: number];
  /** Fewest and most colours a model comes in; without it colour is no choice and not said. */
  colours?: readonly [from: number, to: number];
  /** The second choice beside colour, its values in order, and by how much each step costs more (per mille). */
  choice?: { field: 'size' | 'storage' | 'volume'; values: readonly string[]; step: number; most?: number };
  facts: Readonly<Record<string, readonly string[]>>;
  /** A fact worth saying in the name. */
  highlight?: string;
  /** Models come in generations: Fjell 5 Pro. */
  hasGenerations?: boolean;
  /** Whose description it takes. */
  text: string;
};
