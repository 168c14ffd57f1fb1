import { contrast } from './colour-mix.ts';
import { CONTROL_CONTRAST, TEXT_CONTRAST } from './contrast-pairs.ts';
import { fromOklch, toOklch, type Oklch } from './oklch.ts';
import type { ThemeColors } from './theme-tokens.ts';

const WHITE = '#ffffff';
const INK = '#111111';
const STEP = 0.005;

/** White where it has enough contrast, else ink. */
const onColour = (fill: string): string => (contrast(WHITE, fill) >= TEXT_CONTRAST ? WHITE : INK);

/** The nearest shade of a colour, darker or lighter by `direction`, that meets a condition. */
const shadeUntil = (given: Oklch, direction: 1 | -1, isFit: (hex: string) => boolean): string => {
  for (let { lightness } = given; lightness >= 0 && lightness <= 1; lightness += direction * STEP) {
    const shade = fromOklch({ ...given, lightness });
    if (isFit(shade)) return shade;
  }
  return direction < 0 ? '#000000' : WHITE;
};

const reads = (front: string, grounds: readonly string[], least: number) =>
  grounds.every((ground) => contrast(front, ground) >= least);

/** A few greys have too little contrast with both white and ink. */
const fillFor = (colour: string): string => {
  const holdsWords = (fill: string) => contrast(onColour(fill), fill) >= TEXT_CONTRAST;
  return holdsWords(colour) ? colour : shadeUntil(toOklch(colour), 1, holdsWords);
};

/** Dark colours get lighter on hover and press, all others get darker. */
const answerOf = (primary: string): readonly [hover: string, active: string] => {
  const colour = toOklch(primary);
  const [hover, active] = colour.lightness < 0.25 ? [0.18, 0.28] : [-0.06, -0.12];
  const moved = (by: number) => fromOklch({ ...colour, lightness: Math.max(0, colour.lightness + by) });
  return [moved(hover), moved(active)];
};

type Tones = Pick<
  ThemeColors,
  | 'primary'
  | 'primaryHover'
  | 'primaryActive'
  | 'onPrimary'
  | 'primarySoft'
  | 'onPrimarySoft'
  | 'accent'
  | 'onAccent'
  | 'accentSoft'
  | 'onAccentSoft'
>;

/**
 * The brand-coloured roles of a theme, from one colour. Text and buttons use the nearest shade of it with
 * enough contrast on every background; badges and lines, which need less, stay nearer to the colour itself.
 */
export const tonesOf = (given: string, grounds: readonly string[]): Tones => {
  const colour = toOklch(given);
  const soft = fromOklch({ ...colour, lightness: 0.95, chroma: Math.min(colour.chroma, 0.03) });
  const primary = shadeUntil(colour, -1, (shade) => reads(shade, [...grounds, soft, WHITE], TEXT_CONTRAST));
  const [primaryHover, primaryActive] = answerOf(primary);
  const accent = fillFor(shadeUntil(colour, -1, (shade) => reads(shade, grounds, CONTROL_CONTRAST)));
  return {
    ...{ primary, primaryHover, primaryActive, onPrimary: onColour(primary) },
    ...{ primarySoft: soft, onPrimarySoft: primary },
    ...{ accent, onAccent: onColour(accent), accentSoft: soft, onAccentSoft: primary },
  };
};

/**
 * A grey of the same lightness with a slight tint of a brand's hue, so that backgrounds and text match its
 * colour.
 */
export const tinted = (grey: string, brand: string, strength = 0.008): string => {
  const { chroma, hue } = toOklch(brand);
  // Without a hue the grey is unchanged.
  if (chroma < 0.01) return grey;
  return fromOklch({ ...toOklch(grey), chroma: Math.min(chroma, strength), hue });
};
