import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { supervise } from './supervised.ts';

const aServer = async () => {
  const logDir = await mkdtemp(path.join(os.tmpdir(), 'shop-start-'));
  const script = path.join(logDir, 'server.mjs');
  await writeFile(script, 'console.log(String(process.pid)); setInterval(() => {}, 1000);');
  const ending = new AbortController();
  const said: string[] = [];
  const server = supervise({
    name: 'server',
    script,
    args: [],
    env: process.env,
    logDir,
    progress: (line) => said.push(line),
    ending: ending.signal,
  });
  const pids = async () =>
    (await readFile(path.join(logDir, 'server.log'), 'utf8').catch(() => ''))
      .split('\n')
      .filter(Boolean)
      .map(Number);
  return { server, ending, said, pids };
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const within = { timeout: 20_000, interval: 50 };

test('a server that died is started again, and told of', async () => {
  const { server, ending, said, pids } = await aServer();
  await expect.poll(async () => (await pids()).length, within).toBe(1);
  process.kill((await pids())[0] as number, 'SIGKILL');
  await expect.poll(async () => (await pids()).length, within).toBe(2);
  expect(said.join()).toContain('is started again');
  ending.abort();
  await server.end();
  expect((await pids()).filter(isAlive)).toEqual([]);
}, 60_000);

test('once the end has begun nothing is started again', async () => {
  const { server, ending, said, pids } = await aServer();
  await expect.poll(async () => (await pids()).length, within).toBe(1);
  ending.abort();
  process.kill((await pids())[0] as number, 'SIGTERM');
  await server.end();
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect(await pids()).toHaveLength(1);
  expect(said).toEqual([]);
}, 60_000);
