import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withTreeOf } from './base-tree.ts';
import { buildStorybook } from './build-storybook.ts';
import { compareStorybooks } from './compare-storybooks.ts';
import { findBase, git } from './git.ts';
import { readVisualOptions } from './visual-options.ts';
import { summaryOf, writeReport } from './visual-report.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');
const OUT = path.join(REPOSITORY, 'dist/visual');

const options = readVisualOptions(process.argv.slice(2));
const base = options.base ? git('rev-parse', options.base) : findBase();
const folders = { before: path.join(OUT, 'builds', base), after: path.join(OUT, 'builds/work') };

const buildBase = () =>
  withTreeOf(base, REPOSITORY, async (tree) => {
    if (!existsSync(path.join(tree, '.storybook/main.ts'))) return false;
    await buildStorybook(tree, folders.before);
    return true;
  });

console.log(`Building Storybook of ${base.slice(0, 10)} and of the work tree …`);
// A commit never changes, so its build is cached. The work tree is always built.
const hasBase = existsSync(path.join(folders.before, 'index.json')) || (await buildBase());
if (!hasBase) {
  console.log('The base has no Storybook: there is nothing to compare with.');
} else {
  await buildStorybook(REPOSITORY, folders.after);
  rmSync(path.join(OUT, 'pictures'), { recursive: true, force: true });
  const outcome = { base, ...(await compareStorybooks(folders, options.only)) };
  const page = await writeReport(OUT, outcome);
  console.log(`${summaryOf(outcome)}\n${path.relative(process.cwd(), page)}`);
  if (options.fails && outcome.changed.length > 0) process.exitCode = 1;
}
