import { parseArgs } from 'node:util';

export type PictureOptions = {
  /** Where the pictures and their list are written. */
  readonly folder: string;
  /** A built Storybook; without it one is built. */
  readonly built: string | undefined;
  /** Parts of stories' ids; empty: every story that the office links a text to. */
  readonly only: readonly string[];
};

/** `npm run story-pictures -- <folder> --built dist/storybook --only cart`; null without the folder. */
export const readPictureOptions = (args: readonly string[]): PictureOptions | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        built: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
      },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    return folder === undefined || more.length > 0
      ? null
      : { folder, built: values.built, only: values.only };
  } catch {
    return null;
  }
};
