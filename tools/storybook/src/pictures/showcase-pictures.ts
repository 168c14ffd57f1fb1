import { inColour, SHOWCASE, SHOWCASE_COLOURS } from '@shop/testing-react/showcase';
import { pictureViews, type PicturePreset } from '@shop/paths';

type Wanted = { preset: PicturePreset; recipe: string };

const SMALL: readonly PicturePreset[] = ['thumb', 'card'];
const LARGE: readonly PicturePreset[] = ['thumb', 'card', 'gallery', 'zoom'];

const [first, ...others] = SHOWCASE.map(({ recipe }) => recipe);

/** The pictures of a built Storybook: all goods for cards and lines, and the first one in every colour, view and size. */
export const showcasePictures: readonly Wanted[] = [
  ...others.flatMap((recipe) => SMALL.map((preset) => ({ preset, recipe }))),
  ...SHOWCASE_COLOURS.flatMap(({ slug }) => pictureViews(inColour(first ?? '', slug))).flatMap((recipe) =>
    LARGE.map((preset) => ({ preset, recipe })),
  ),
];
