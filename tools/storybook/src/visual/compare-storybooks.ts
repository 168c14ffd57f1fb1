import type { Page } from '@playwright/test';
import { readBoards, type Board } from './boards.ts';
import { comparePictures } from './compare-pictures.ts';
import { SHOTS } from './looks.ts';
import { openBrowser, photographBoard, type Pictures } from './photograph.ts';
import { serveFolder } from './serve-folder.ts';
import type { ChangedShot, Outcome } from './visual-report.ts';

const changesOf = async (board: Board, before: Pictures, after: Pictures): Promise<ChangedShot[]> => {
  const changes: ChangedShot[] = [];
  for (const [shot, one] of before) {
    const other = after.get(shot);
    const difference = other && (await comparePictures(one, other));
    if (difference) changes.push({ board: board.title, shot, before: one, after: other, difference });
  }
  return changes;
};

type Sides = { before: string; after: string };

/** One board after the other; both builds at the same time, each in a separate page. */
const compareBoards = async (
  boards: readonly Board[],
  pages: { before: Page; after: Page },
  origins: Sides,
): Promise<ChangedShot[]> => {
  const changed: ChangedShot[] = [];
  for (const board of boards) {
    const [before, after] = await Promise.all([
      photographBoard(pages.before, origins.before, board),
      photographBoard(pages.after, origins.after, board),
    ]);
    const changes = await changesOf(board, before, after);
    console.log(`${changes.length === 0 ? 'same' : `${changes.length} differ`}  ${board.title}`);
    changed.push(...changes);
  }
  return changed;
};

const missingIn = (boards: readonly Board[], all: readonly Board[]): string[] =>
  all.filter(({ id }) => !boards.some((board) => board.id === id)).map(({ title }) => title);

/** Compares every board of two built Storybooks. */
export const compareStorybooks = async (
  folders: Sides,
  only: readonly string[],
): Promise<Omit<Outcome, 'base'>> => {
  const [before, after] = await Promise.all([serveFolder(folders.before), serveFolder(folders.after)]);
  const browser = await openBrowser();
  try {
    const [old, present] = await Promise.all([
      readBoards(folders.before, only),
      readBoards(folders.after, only),
    ]);
    const common = present.filter(({ id }) => old.some((board) => board.id === id));
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const pages = { before: await context.newPage(), after: await context.newPage() };
    const changed = await compareBoards(common, pages, { before: before.origin, after: after.origin });
    return {
      compared: common.length * SHOTS.length,
      changed,
      added: missingIn(old, present),
      gone: missingIn(present, old),
    };
  } finally {
    await browser.close();
    await Promise.all([before.close(), after.close()]);
  }
};
