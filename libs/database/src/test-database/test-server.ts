import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';

const checkout = path.resolve(import.meta.dirname, '../../../..');
const mark = createHash('sha256').update(checkout).digest('hex').slice(0, 12);

/** One folder per checkout: two checkouts on one machine do not share a server. */
const dataDir = path.join(os.tmpdir(), `shop-test-postgres-${mark}`);

/** Tests need speed; their data may be lost in a crash of the machine. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  autovacuum: 'off',
};

let running: Promise<string> | undefined;

/**
 * The test run's one server, shared by all its processes. None of them can tell whether it is the last, and any may be
 * killed, so a separate keeper process watches them and then stops the server.
 */
export const testServerUrl = (): Promise<string> => {
  running ??= startEmbeddedPostgres({ dataDir, settings }).then(({ url, folder }) => {
    keep(folder);
    return url;
  });
  return running;
};

const keep = (folder: string) => {
  const keeper = path.join(import.meta.dirname, 'keeper.ts');
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', keeper, folder], {
    detached: true,
    stdio: 'ignore',
    cwd: os.tmpdir(),
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'] },
  }).unref();
};
