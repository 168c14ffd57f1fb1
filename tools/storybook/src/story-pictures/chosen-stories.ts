import { readFile } from 'node:fs/promises';
import path from 'node:path';

type Index = { readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>> };

export type ChosenStories = {
  readonly ids: readonly string[];
  /** Stories that a text names and the Storybook does not have. */
  readonly missing: readonly string[];
};

/** The stories of a Storybook that texts name: each once, in the order of their ids. */
export const chooseStories = (
  { entries }: Index,
  named: Iterable<string>,
  only: readonly string[],
): ChosenStories => {
  const known = new Set(Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : [])));
  const asked = [...new Set(named)]
    .filter((id) => only.length === 0 || only.some((part) => id.includes(part)))
    .toSorted();
  return { ids: asked.filter((id) => known.has(id)), missing: asked.filter((id) => !known.has(id)) };
};

export const readStoryIndex = async (built: string): Promise<Index> =>
  JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')) as Index;
