import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectPageTexts } from './collect-page-texts.ts';
import type { PageText } from './page-text.ts';

/** Written beside a built program by its build. */
export const PAGE_TEXTS_FILE = 'page-texts.json';

/** The texts beside a built program; for a program that runs from its source, those of the repository. */
export const loadPageTexts = (folder: string): readonly PageText[] => {
  const built = path.join(folder, PAGE_TEXTS_FILE);
  if (existsSync(built)) return JSON.parse(readFileSync(built, 'utf8')) as readonly PageText[];
  return collectPageTexts(path.resolve(folder, '../../..'));
};
