import type { Fact } from './product.ts';
import type { Random } from './random.ts';
import type { Leaf } from './tree.ts';

type Known = {
  leaf: Leaf;
  facts: readonly Fact[];
  arrivedDaysAgo: number;
  popularity: number;
  price: number;
};

const SUSTAINABLE = ['organic-cotton', 'recycled-polyester', 'soy-wax'];
const isIn = (leaf: Leaf, ...parts: string[]) => parts.some((part) => leaf.slug.includes(part));

/** The products put into an offer by hand, and their share of the candidates. It shows the reduced ones. */
const OFFERS: readonly [flag: number, share: number, belongs: (known: Known) => boolean][] = [
  [12, 0.9, ({ leaf }) => isIn(leaf, 'electronics/audio')],
  [
    13,
    0.5,
    ({ leaf }) =>
      isIn(leaf, 'jumpers', 'cardigans', 'coats', 'parkas', 'puffer', 'beanies', 'scarves', 'throws'),
  ],
  [14, 0.9, ({ leaf }) => isIn(leaf, 'espresso', 'mugs', 'presses', 'moka', 'kettles')],
  [
    15,
    0.9,
    ({ leaf }) => isIn(leaf, 'travel', 'backpacks', 'daypacks', 'sunglasses/', 'tents', 'action-cameras'),
  ],
  [16, 0.3, ({ price }) => price < 500_000],
];

export function flagsOf(known: Known, random: Random): number[] {
  const { facts, arrivedDaysAgo, popularity } = known;
  const marks: [flag: number, is: boolean][] = [
    [1, arrivedDaysAgo <= 21],
    [2, popularity > 8_000],
    [3, random.chance(0.03)],
    [4, facts.some(([field, value]) => field === 'material' && SUSTAINABLE.includes(value))],
  ];
  const offers = OFFERS.filter(([, share, belongs]) => belongs(known) && random.chance(share));
  return [...marks.filter(([, is]) => is).map(([flag]) => flag), ...offers.map(([flag]) => flag)];
}
