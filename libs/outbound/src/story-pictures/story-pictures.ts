import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** In CSS pixels of the page. */
export type StoryPictureSize = { readonly width: number; readonly height: number };

/** The list of a folder of pictures: sizes by the ids of the stories. */
export type StoryPictureIndex = Readonly<Record<string, StoryPictureSize>>;

export const STORY_PICTURES_INDEX = 'index.json';

/** An id is a name of a file, and never a path. */
const ID = /^[a-z0-9][a-z0-9-]{0,199}$/;
const LARGEST_PICTURE = 2 * 1024 * 1024;
const LARGEST_INDEX = 512 * 1024;

export const storyPictureFile = (id: string): string => `${id}.jpg`;

const readBounded = async (file: string, largest: number): Promise<Buffer | undefined> => {
  try {
    const { size } = await stat(file);
    return size > largest ? undefined : await readFile(file);
  } catch {
    return undefined;
  }
};

const isSide = (side: unknown): side is number => Number.isInteger(side) && Number(side) > 0;

const sizeIn = (index: unknown, id: string): StoryPictureSize | undefined => {
  if (!ID.test(id) || typeof index !== 'object' || index === null || !Object.hasOwn(index, id))
    return undefined;
  const { width, height } = (index as Record<string, Partial<StoryPictureSize>>)[id] ?? {};
  return isSide(width) && isSide(height) ? { width, height } : undefined;
};

export type StoryPictures = {
  /** The sizes of those stories that have a picture. */
  readonly sizesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, StoryPictureSize>>;
  /** A JPEG file; undefined for a story without one. */
  readonly read: (id: string) => Promise<Buffer | undefined>;
};

/** The pictures of a folder that `npm run story-pictures` wrote; without a folder there are none. */
export const openStoryPictures = (folder: string | undefined): StoryPictures => {
  // Read each time: the folder of a running shop may be written anew.
  const readIndex = async (): Promise<unknown> => {
    const bytes = folder && (await readBounded(path.join(folder, STORY_PICTURES_INDEX), LARGEST_INDEX));
    if (!bytes) return undefined;
    try {
      return JSON.parse(bytes.toString('utf8'));
    } catch {
      return undefined;
    }
  };
  return {
    sizesOf: async (ids) => {
      const index = await readIndex();
      return new Map(
        ids.flatMap((id) => {
          const size = sizeIn(index, id);
          return size ? [[id, size] as const] : [];
        }),
      );
    },
    read: async (id) =>
      folder && sizeIn(await readIndex(), id)
        ? readBounded(path.join(folder, storyPictureFile(id)), LARGEST_PICTURE)
        : undefined,
  };
};
