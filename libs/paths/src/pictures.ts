/** The sizes of pictures, by their place on a page, at density 1. */
export const PICTURE_PRESETS = {
  thumb: { width: 96, height: 96, quality: 80 },
  card: { width: 320, height: 320, quality: 80 },
  gallery: { width: 720, height: 720, quality: 80 },
  zoom: { width: 1440, height: 1440, quality: 80 },
  hero: { width: null, height: 800, quality: 75 },
  og: { width: 1200, height: 630, quality: 80 },
} as const satisfies Record<string, { width: number | null; height: number; quality: number }>;

export type PicturePreset = keyof typeof PICTURE_PRESETS;

export const PICTURE_DENSITIES = [1, 2] as const;
export type PictureDensity = (typeof PICTURE_DENSITIES)[number];

export type PictureSources = { src: string; srcSet: string; sizes?: string; width?: number; height: number };

/** kind.form.colour.view.seed */
const RECIPE = /^([a-z0-9-]+)\.([a-z0-9-]+)\.([a-z0-9-]+)\.(front|angle|detail)\.(\d{1,4})$/;
const WEB_ADDRESS = /^https?:\/\//;
/** A file below the folder of photographs; only the extension begins with a dot. */
const PHOTOGRAPH = /^photos(?:\/[\w-]+)+\.(?:jpe?g|png|gif|webp|avif)$/i;

export const isRecipe = (source: string): boolean => RECIPE.test(source);
export const isFolderPhotograph = (source: string): boolean => PHOTOGRAPH.test(source);

/** A picture's name within the image route: a recipe as it is, a photograph's address or path as one path segment. */
const segmentOf = (source: string): string => {
  if (isRecipe(source)) return `${source}.webp`;
  if (WEB_ADDRESS.test(source) || isFolderPhotograph(source)) return encodeURIComponent(source);
  throw new RangeError(`unknown picture provider: ${source}`);
};

/**
 * The shop's address of a picture.
 * @throws RangeError for a preset or a picture provider that the shop does not know.
 */
export function pictureUrl(source: string, preset: PicturePreset, density: PictureDensity = 1): string {
  if (!Object.hasOwn(PICTURE_PRESETS, preset)) throw new RangeError(`unknown picture preset: ${preset}`);
  const url = `/img/${preset}/${segmentOf(source)}`;
  return density === 1 ? url : `${url}?d=${density}`;
}

/**
 * The attributes of an `<img>`: both densities, and its width and height. Where the image is much smaller
 * than the preset on some screens, `sizes` names its width: a phone then loads a smaller file.
 */
export function pictureSources(source: string, preset: PicturePreset, sizes?: string): PictureSources {
  const { width, height } = PICTURE_PRESETS[preset] ?? { width: null, height: 0 };
  const src = pictureUrl(source, preset);
  const isByWidth = sizes !== undefined && width !== null;
  const srcSet = PICTURE_DENSITIES.map((density) =>
    [pictureUrl(source, preset, density), isByWidth ? `${density * width}w` : `${density}x`].join(' '),
  );
  return {
    ...{ src, srcSet: srcSet.join(', '), height },
    ...(isByWidth && { sizes }),
    ...(width && { width }),
  };
}

/** A product's gallery: a recipe has three views, any other picture one. */
export function pictureViews(source: string): string[] {
  const [, kind, form, colour, , seed] = RECIPE.exec(source) ?? [];
  if (!kind) return [source];
  return ['front', 'angle', 'detail'].map((view) => [kind, form, colour, view, seed].join('.'));
}
