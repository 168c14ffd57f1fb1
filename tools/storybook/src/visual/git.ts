import { execaSync } from 'execa';

export const git = (...args: string[]): string => execaSync('git', args).stdout.trim();

/** The commit where the branch left `main`. On `main`, the last commit or, without changes, the one before. */
export const findBase = (): string => {
  const head = git('rev-parse', 'HEAD');
  const left = git('merge-base', 'HEAD', 'main');
  if (left !== head) return left;
  const isTouched = git('status', '--porcelain') !== '';
  return isTouched ? head : git('rev-parse', 'HEAD~1');
};
