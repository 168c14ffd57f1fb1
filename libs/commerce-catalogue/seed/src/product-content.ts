import type { Content } from '@shop/domain/content';
import type { Variant } from './product.ts';
import type { Random } from './random.ts';
import type { Leaf } from './tree.ts';

/** Contents of goods whose variants do not differ in it, by category. */
const OF_KINDS: readonly [belongs: RegExp, unit: Content['unit'], amounts: readonly number[]][] = [
  [/\/soaps$/, 'g', [75, 90, 100, 150]],
  [/\/nail-polishes$/, 'ml', [9, 11, 14]],
];

/** Filled into glass jars of a volume, but sold by the piece. */
const BY_THE_PIECE = /\/scented-candles$/;
const VOLUME = /^(\d+)ml$/;

/** The content of a package of this kind; null for goods that are sold by the piece. */
const contentOfKind = (leaf: Leaf, random: Random): Content | null => {
  const kind = OF_KINDS.find(([belongs]) => belongs.test(leaf.slug));
  return kind ? { unit: kind[1], amount: random.pick(kind[2]) } : null;
};

/** How to read a variant's content, for all variants of one product. */
export const contentsOf = (leaf: Leaf, random: Random) => {
  const ofKind = contentOfKind(leaf, random);
  return ({ attributes }: Pick<Variant, 'attributes'>): Content | null => {
    const [, millilitres] = VOLUME.exec(attributes['volume'] ?? '') ?? [];
    if (millilitres === undefined || BY_THE_PIECE.test(leaf.slug)) return ofKind;
    return { unit: 'ml', amount: Number(millilitres) };
  };
};
