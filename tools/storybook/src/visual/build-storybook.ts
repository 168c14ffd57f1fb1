import path from 'node:path';
import { execa } from 'execa';

/** Builds a tree's Storybook into a folder. The output of the build is shown only when it fails. */
export const buildStorybook = async (tree: string, out: string): Promise<void> => {
  const program = path.join(tree, 'node_modules/.bin/storybook');
  await execa(program, ['build', '-o', out, '--disable-telemetry'], { cwd: tree, stdin: 'ignore' });
};
