import { execaSync } from 'execa';

export const git = (...args: string[]): string => execaSync('git', args).stdout.trim();

/** Where this work left the main line; on the main line itself, the last commit or, with nothing new, the one before. */
export const findBase = (): string => {
  const head = git('rev-parse', 'HEAD');
  const left = git('merge-base', 'HEAD', 'main');
  if (left !== head) return left;
  const isTouched = git('status', '--porcelain') !== '';
  return isTouched ? head : git('rev-parse', 'HEAD~1');
};
