import { spawn } from 'node:child_process';
import path from 'node:path';

/** Builds a tree's Storybook into a folder; what the build says is shown only when it fails. */
export const buildStorybook = (tree: string, out: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      path.join(tree, 'node_modules/.bin/storybook'),
      ['build', '-o', out, '--disable-telemetry'],
      { cwd: tree, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`No Storybook of ${tree}:\n${said}`)),
    );
  });
