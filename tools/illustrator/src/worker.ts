import { draw, parseRecipe } from './recipe.ts';

/** The messages of a drawing process: a recipe comes in; its picture as SVG, or the reason for a failure, goes out. */
type Order = { id: number; job: string };
type Answer = { id: number } & ({ picture: Uint8Array } | { complaint: string });

const answerTo = ({ id, job }: Order): Answer => {
  try {
    return { id, picture: Buffer.from(draw(parseRecipe(job))) };
  } catch (error) {
    return { id, complaint: error instanceof Error ? error.message : 'unknown' };
  }
};

process.on('message', (order: Order) => {
  process.send?.(answerTo(order), () => undefined);
});

// When the shop is killed, its channel closes and the worker ends.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the shop still finishes the requests it has.
process.on('SIGINT', () => undefined);
