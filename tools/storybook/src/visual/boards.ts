import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The page of one component, with all its stories. */
export type Board = { id: string; title: string };

type Index = { entries: Record<string, { id: string; title: string; type: string }> };

/** The components of a built Storybook. Pages and foundations consist of components. */
export const boardsOf = ({ entries }: Index, only: readonly string[] = []): Board[] =>
  Object.values(entries)
    .filter(({ type, title }) => type === 'docs' && title.startsWith('Components/'))
    .filter(({ title }) => only.length === 0 || only.some((part) => title.toLowerCase().includes(part)))
    .map(({ id, title }) => ({ id, title }));

export const readBoards = async (folder: string, only: readonly string[]): Promise<Board[]> =>
  boardsOf(JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as Index, only);
