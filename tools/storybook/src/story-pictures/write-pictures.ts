import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { STORY_PICTURES_INDEX, storyPictureFile, type StoryPictureSize } from '@shop/outbound/story-pictures';
import { openBrowser } from '../visual/photograph.ts';
import { serveFolder } from '../visual/serve-folder.ts';
import { photographStory } from './photograph-story.ts';

type Written = { readonly written: number; readonly failed: readonly string[] };

/** Writes a picture of each story and then their list, so that a list never names a picture that is not there yet. */
export const writePictures = async (
  built: string,
  folder: string,
  ids: readonly string[],
): Promise<Written> => {
  await mkdir(folder, { recursive: true });
  const served = await serveFolder(built);
  const browser = await openBrowser();
  const sizes: Record<string, StoryPictureSize> = {};
  const failed: string[] = [];
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    for (const id of ids) {
      // A page of its own: a story that hangs takes no other with it.
      const page = await context.newPage();
      try {
        const { jpeg, size } = await photographStory(page, served.origin, id);
        await writeFile(path.join(folder, storyPictureFile(id)), jpeg);
        sizes[id] = size;
      } catch (failure) {
        failed.push(`${id}: ${failure instanceof Error ? failure.message.split('\n', 1)[0] : 'failed'}`);
      } finally {
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await served.close();
  }
  await writeFile(path.join(folder, STORY_PICTURES_INDEX), `${JSON.stringify(sizes, null, 2)}\n`);
  return { written: Object.keys(sizes).length, failed };
};
