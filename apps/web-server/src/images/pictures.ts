import type { IsNamed } from './named-pictures.ts';
import { createOncePerKey } from './once-per-key.ts';
import { PictureProblem } from './picture-problem.ts';
import type { PictureShape, SourcedPicture } from './picture-source.ts';
import type { PictureStore } from './picture-store.ts';

type Collaborators = { store: PictureStore; isNamed: IsNamed };

/** The requester of a picture. */
export type Asker = {
  /** Aborted when the requester has left. */
  gone: AbortSignal;
  /** Counts a picture that has to be made; returns the seconds to wait, 0 to continue. */
  take: () => number;
};

/** Finds stored pictures, makes each missing one once, and stores it. */
export function createPictures({ store, isNamed }: Collaborators) {
  const once = createOncePerKey<Buffer>();

  /** @throws PictureProblem */
  return (picture: SourcedPicture, shape: PictureShape, { gone, take }: Asker): Promise<Buffer> => {
    const key = [shape.preset, shape.density, picture.version].join(':');
    return once(key, gone, async (signal) => {
      const kept = await store.find(key);
      if (kept) return kept;
      const wait = take();
      if (wait > 0) throw new PictureProblem('limited', 'too many pictures from one place', wait);
      if (!(await isNamed(picture.name))) throw new PictureProblem('missing', 'no goods name it');
      const made = await picture.make(shape, signal);
      await store.keep(key, made);
      return made;
    });
  };
}
