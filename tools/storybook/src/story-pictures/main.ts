import path from 'node:path';
import { collectPageTexts } from '@shop/outbound/page-texts';
import { buildStorybook } from '../visual/build-storybook.ts';
import { chooseStories, readStoryIndex } from './chosen-stories.ts';
import { readPictureOptions } from './picture-options.ts';
import { writePictures } from './write-pictures.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');
const USAGE = 'npm run story-pictures -- <folder> [--built dist/storybook] [--only cart]';

const options = readPictureOptions(process.argv.slice(2));
if (options) {
  const built = path.resolve(options.built ?? path.join(REPOSITORY, 'dist/storybook'));
  if (options.built === undefined) await buildStorybook(REPOSITORY, built);
  const named = collectPageTexts(REPOSITORY).flatMap(({ stories }) => stories.map(({ id }) => id));
  const { ids, missing } = chooseStories(await readStoryIndex(built), named, options.only);
  const { written, failed } = await writePictures(built, path.resolve(options.folder), ids);
  const lines = [
    `${written} pictures: ${options.folder}`,
    ...missing.map((id) => `not in this Storybook: ${id}`),
    ...failed.map((line) => `failed: ${line}`),
  ];
  console.log(lines.join('\n'));
  if (failed.length > 0) process.exitCode = 1;
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
