import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './shop.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../..');

test('pages that are kept for all show nothing of another visitor', async ({ baseURL }) => {
  test.slow();
  const { stdout } = await run(process.execPath, ['tools/proofs/src/main.ts', 'marker', '--size=0.002'], {
    cwd: ROOT,
    env: { ...process.env, MARKER_PORT: new URL(baseURL ?? '').port },
  });
  expect(stdout).toContain('1 proofs hold, 0 fail');
});
