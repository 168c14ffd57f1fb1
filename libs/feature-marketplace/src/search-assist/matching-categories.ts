import type { CategoryTree } from '@shop/data-access';

export type CategoryMatch = { slug: string; name: string; parents: readonly string[] };

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isPrefixOfAWord = (typed: string, name: string): boolean =>
  ` ${plain(name).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${typed}`);

const walk = (tree: CategoryTree, typed: string, parents: readonly string[]): CategoryMatch[] =>
  tree.flatMap(({ slug, name, children }) => [
    ...(isPrefixOfAWord(typed, name) ? [{ slug, name, parents }] : []),
    ...walk(children, typed, [...parents, name]),
  ]);

/** Categories with a word that begins as typed, without regard to accents; the widest first. */
export const matchingCategories = (tree: CategoryTree, term: string, most: number): CategoryMatch[] =>
  walk(tree, plain(term.trim()), [])
    .sort((one, other) => one.parents.length - other.parents.length)
    .slice(0, most);
