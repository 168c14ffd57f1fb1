import { isRecipe, pictureViews } from '@shop/paths';
import { PictureProblem } from './picture-problem.ts';
import type { PictureSource } from './picture-source.ts';
import type { Size } from './render-picture.ts';

/** Incremented when drawings or presets change, so that stored pictures are drawn again. */
const DRAWING = 3;
const EXTENSION = '.webp';

/** Draws a recipe as SVG of 400 × 400. Throws a PictureProblem. */
export type Draw = (recipe: string, signal: AbortSignal) => Promise<Uint8Array>;

type DrawingTools = { draw: Draw; size: Size };

/** `…front.7` and `…front.007` are the same model: one name for both, so that they are stored once. */
const recipeOf = (segment: string): string | undefined => {
  if (!segment.endsWith(EXTENSION)) return undefined;
  const recipe = segment.slice(0, -EXTENSION.length);
  return isRecipe(recipe) ? recipe.replace(/\.0*(\d+)$/, '.$1') : undefined;
};

/** Drawings of the demo's goods: `phone.slab.pine.front.17.webp`. */
export const createDrawings = ({ draw, size }: DrawingTools): PictureSource => {
  const drawingOf = async (recipe: string, signal: AbortSignal) => {
    try {
      return await draw(recipe, signal);
    } catch (error) {
      // The recipe is well-formed, but names a kind or a form that does not exist.
      if (error instanceof PictureProblem && error.kind === 'broken')
        throw new PictureProblem('missing', error.message);
      throw error;
    }
  };
  return {
    find: (segment) => {
      const recipe = recipeOf(segment);
      if (recipe === undefined) return undefined;
      return {
        // Products name the front view; the other views come with it.
        name: pictureViews(recipe)[0] ?? recipe,
        version: `${DRAWING}:${recipe}`,
        isLasting: true,
        make: async (shape, signal) => size({ ...shape, drawing: await drawingOf(recipe, signal) }, signal),
      };
    },
  };
};
