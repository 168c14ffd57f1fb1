import type { BodyMeasures } from '@shop/domain/body-measures';

type Measured = { size: string; measures: BodyMeasures };
export type SeedChart = { categories: readonly string[]; sizes: readonly Measured[] };

const MM_PER_CM = 10;

/** From and to, in whole centimetres. */
const cm = (from: number, to: number): readonly [number, number] => [from * MM_PER_CM, to * MM_PER_CM];

/** Letters as in EN 13402-3; steps of the waist and the hips follow the chest. */
const women: Measured[] = [
  { size: 'xs', measures: { chest: cm(76, 82), waist: cm(60, 66), hips: cm(84, 90) } },
  { size: 's', measures: { chest: cm(82, 90), waist: cm(66, 74), hips: cm(90, 98) } },
  { size: 'm', measures: { chest: cm(90, 98), waist: cm(74, 82), hips: cm(98, 106) } },
  { size: 'l', measures: { chest: cm(98, 107), waist: cm(82, 91), hips: cm(106, 114) } },
  { size: 'xl', measures: { chest: cm(107, 119), waist: cm(91, 103), hips: cm(114, 122) } },
];
const men: Measured[] = [
  { size: 's', measures: { chest: cm(86, 94), waist: cm(74, 82), hips: cm(88, 95) } },
  { size: 'm', measures: { chest: cm(94, 102), waist: cm(82, 90), hips: cm(95, 102) } },
  { size: 'l', measures: { chest: cm(102, 110), waist: cm(90, 98), hips: cm(102, 109) } },
  { size: 'xl', measures: { chest: cm(110, 118), waist: cm(98, 106), hips: cm(109, 117) } },
  { size: 'xxl', measures: { chest: cm(118, 129), waist: cm(106, 117), hips: cm(117, 126) } },
];

const unisex: Measured[] = [
  { size: 'xs', measures: { chest: cm(78, 86), waist: cm(66, 74), hips: cm(81, 88) } },
  ...men,
];

const MM_PER_INCH = 25.4;
/** The number of a pair of jeans is its width in inches. */
const jeans = [28, 30, 32, 34, 36, 38].map((inches): Measured => {
  const waist = Math.round((inches * MM_PER_INCH) / MM_PER_CM) * MM_PER_CM;
  return {
    size: `w${inches}`,
    measures: { waist: [waist, waist + 40], hips: [waist + 170, waist + 210] },
  };
});

/** A child's size is the maximum height of its wearer. */
const children = [98, 104, 110, 116, 122, 128, 134, 140].map((height, at): Measured => ({
  size: `${height}cm`,
  measures: {
    height: cm(height - 5, height),
    chest: cm(53 + 2 * at, 55 + 2 * at),
    waist: cm(50 + at, 52 + at),
  },
}));

/**
 * A size is a number of Paris points of two thirds of a centimetre; the last is 15 mm longer than the foot.
 */
const PARIS_POINT_MM = 20 / 3;
const ROOM_MM = 15;
const shoes = Array.from({ length: 46 - 24 + 1 }, (_, at): Measured => {
  const longest = Math.round((24 + at) * PARIS_POINT_MM) - ROOM_MM;
  return { size: String(24 + at), measures: { foot: [longest - 6, longest] } };
});

/** By the slugs of categories; a chart applies to everything below them. */
export const SIZE_CHARTS: readonly SeedChart[] = [
  { categories: ['clothes/women'], sizes: women },
  { categories: ['clothes/men'], sizes: men },
  { categories: ['clothes/women/jeans', 'clothes/men/jeans'], sizes: jeans },
  { categories: ['clothes/sportswear'], sizes: unisex },
  { categories: ['clothes/kids'], sizes: children },
  { categories: ['footwear'], sizes: shoes },
];
