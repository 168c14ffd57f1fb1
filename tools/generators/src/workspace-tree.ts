import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** This workspace as generators see it. What they write stays in memory. */
export const createWorkspaceTree = (): Tree => new FsTree(ROOT, false);

export const textOf = (tree: Tree, file: string): string => {
  const text = tree.read(file, 'utf-8');
  if (text === null) throw new Error(`there is no ${file}`);
  return text;
};
