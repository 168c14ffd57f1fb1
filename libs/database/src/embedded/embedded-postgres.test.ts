import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-embedded-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const parent = async (): Promise<{ child: ChildProcess; url: string }> => {
  const child = fork(path.join(import.meta.dirname, 'start-and-hold.ts'), [dataDir], { stdio: 'inherit' });
  const [url] = (await once(child, 'message')) as [string];
  return { child, url };
};

const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
  child.kill(signal);
  await once(child, 'exit');
};

const query = async (url: string, text: string) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows[0] as Record<string, unknown>;
  } finally {
    await client.end();
  }
};

test('a server whose parent was killed is found and reused, with all data', async () => {
  const first = await parent();
  await query(first.url, 'create table kept as select 7 as id');
  await end(first.child, 'SIGKILL');

  const second = await startEmbeddedPostgres({ dataDir });
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select id from kept')).toEqual({ id: 7 });
  await second.release();
}, 60_000);

test('two concurrent starts on one folder share one server, and the last to leave stops it', async () => {
  const [one, other] = await Promise.all([parent(), parent()]);
  expect(one.url).toBe(other.url);
  await end(one.child, 'SIGTERM');
  expect(await query(other.url, 'select 1 as one')).toEqual({ one: 1 });
  await end(other.child, 'SIGTERM');
  await expect(query(one.url, 'select 1')).rejects.toThrow();
}, 60_000);

test('a killed server restarts at its address with all committed data', async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  await query(first.url, 'create table safe as select 8 as id');
  const { pid } = await query(
    first.url,
    `select (string_to_array(pg_read_file('postmaster.pid'), E'\\n'))[1]::int as pid`,
  );
  process.kill(pid as number, 'SIGKILL');

  await expect
    .poll(() =>
      query(first.url, 'select 1').then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down');
  await first.ensureUp();
  expect(await query(first.url, 'select id from safe')).toEqual({ id: 8 });
  await first.release();
}, 60_000);
