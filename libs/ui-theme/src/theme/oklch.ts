/** A perceptual colour: equal steps of lightness look equal, in any hue. */
export type Oklch = {
  /** 0 black to 1 white. */
  readonly lightness: number;
  /** 0 grey to about 0.32, the maximum of a screen. */
  readonly chroma: number;
  /** Radians. */
  readonly hue: number;
};

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

const channel = (hex: string, at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** From `#rrggbb`. The numbers are those of the OKLab definition. */
export const toOklch = (hex: string): Oklch => {
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const green = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(green, yellow),
    hue: Math.atan2(yellow, green),
  };
};

const rgbOf = ({ lightness, chroma, hue }: Oklch): number[] => {
  const [green, yellow] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * green + 0.2158037573 * yellow) ** 3;
  const m = (lightness - 0.1055613458 * green - 0.0638541728 * yellow) ** 3;
  const s = (lightness - 0.0894841775 * green - 1.291485548 * yellow) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

/** Half a step of eight bits. */
const NEARLY = 0.002;
const canBeShown = (colour: Oklch) => rgbOf(colour).every((part) => part > -NEARLY && part < 1 + NEARLY);

/** To `#rrggbb`. A colour beyond the gamut of screens gets greyer; its lightness and hue stay. */
export const fromOklch = (colour: Oklch): string => {
  let [weak, strong] = [0, colour.chroma];
  if (canBeShown(colour)) weak = strong;
  else
    for (let step = 0; step < 12; step += 1) {
      const middle = (weak + strong) / 2;
      if (canBeShown({ ...colour, chroma: middle })) weak = middle;
      else strong = middle;
    }
  const parts = rgbOf({ ...colour, chroma: weak }).map((part) =>
    Math.round(255 * Math.min(1, Math.max(0, encoded(Math.max(0, part))))),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};
