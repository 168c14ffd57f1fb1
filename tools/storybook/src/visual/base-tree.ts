import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git } from './git.ts';

/** Packages of the workspace, or written by tools: the other tree needs its own. */
const isOwn = (name: string) => name === '@shop' || (name.startsWith('.') && name !== '.bin');

/** Installed packages are linked one by one. The workspace's own links are relative, so they point into the other tree. */
export const borrowPackages = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (!isOwn(name)) symlinkSync(path.join(from, name), path.join(to, name));
  if (existsSync(path.join(from, '@shop')))
    cpSync(path.join(from, '@shop'), path.join(to, '@shop'), { recursive: true, verbatimSymlinks: true });
};

/** Checks out a commit beside the work tree, and removes it afterwards. */
export const withTreeOf = async <T>(
  commit: string,
  repository: string,
  work: (tree: string) => Promise<T>,
): Promise<T> => {
  const tree = path.join(mkdtempSync(path.join(tmpdir(), 'visual-')), 'base');
  git('-C', repository, 'worktree', 'add', '--detach', '--quiet', tree, commit);
  try {
    borrowPackages(path.join(repository, 'node_modules'), path.join(tree, 'node_modules'));
    return await work(tree);
  } finally {
    git('-C', repository, 'worktree', 'remove', '--force', tree);
  }
};
