/** In pixels. Classes only: the policy of pages allows no style attributes. */
const STEP = 20;
const MOST = 480;

type Digits = `${number}`;
export type PlaceHeight = Digits;

export const PLACE_HEIGHTS: readonly PlaceHeight[] = Array.from(
  { length: MOST / STEP },
  (_, at) => `${(at + 1) * STEP}` as const,
);

/** The least of the heights that is enough. */
export const placeHeight = (pixels: number): PlaceHeight =>
  `${Math.min(MOST, Math.max(STEP, Math.ceil(pixels / STEP) * STEP))}`;
