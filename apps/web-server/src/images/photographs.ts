import { LRUCache } from 'lru-cache';
import { wallClock } from '../platform/clock.ts';
import { photographFormat } from './picture-format.ts';
import { PictureProblem } from './picture-problem.ts';
import type { PictureShape } from './picture-source.ts';
import type { Size } from './render-picture.ts';

const DAY = 86_400_000;
const MOST_REMEMBERED = 1_000;
/** Each may use ten megabytes until it is resized. */
const MOST_AT_ONCE = 24;
const REMEMBERED_FOR = 30_000;

type PhotographOptions = { size: Size; now?: () => number };

/** Reads a photograph's file. Throws a PictureProblem when there is none. */
export type ReadPhotograph = (name: string) => Promise<Uint8Array>;

/** Resizes photographs, a few at once. One that failed is not tried again for every visitor of a page. */
export function createPhotographs({ size, now = wallClock }: PhotographOptions) {
  const failures = new LRUCache<string, PictureProblem>({ max: MOST_REMEMBERED, ttl: REMEMBERED_FOR });
  let open = 0;

  const readAndSize = async (
    name: string,
    read: ReadPhotograph,
    shape: PictureShape,
    signal: AbortSignal,
  ): Promise<Buffer> => {
    if (open >= MOST_AT_ONCE) throw new PictureProblem('busy', `${open} photographs wait`);
    open += 1;
    try {
      const photograph = await read(name);
      if (!photographFormat(photograph)) throw new PictureProblem('broken', 'no format that the shop shows');
      return await size({ ...shape, photograph }, signal);
    } finally {
      open -= 1;
    }
  };

  /** The photograph of a name, read again every day. */
  return (name: string, read: ReadPhotograph) => ({
    name,
    version: `${Math.floor(now() / DAY)}:${name}`,
    isLasting: false,
    make: async (shape: PictureShape, signal: AbortSignal): Promise<Buffer> => {
      const failed = failures.get(name);
      if (failed) throw failed;
      try {
        return await readAndSize(name, read, shape, signal);
      } catch (error) {
        if (error instanceof PictureProblem && error.kind !== 'busy') failures.set(name, error);
        throw error;
      }
    },
  });
}

export type Photographs = ReturnType<typeof createPhotographs>;
