import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { supervise } from './supervise-server.ts';

const STANDS = 'console.log(String(process.pid)); setInterval(() => {}, 1000);';

const aServer = async (program = STANDS) => {
  const logDir = await mkdtemp(path.join(os.tmpdir(), 'shop-start-'));
  const script = path.join(logDir, 'server.mjs');
  await writeFile(script, program);
  const ending = new AbortController();
  const said: string[] = [];
  const givenUp: string[] = [];
  const server = supervise({
    name: 'server',
    script,
    args: [],
    env: process.env,
    logDir,
    progress: (line) => said.push(line),
    ending: ending.signal,
    giveUp: (reason) => givenUp.push(reason),
    restartMs: 50,
  });
  const pids = async () =>
    (await readFile(path.join(logDir, 'server.log'), 'utf8').catch(() => ''))
      .split('\n')
      .map(Number)
      .filter(Boolean);
  return { server, ending, said, givenUp, pids };
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const within = { timeout: 20_000, interval: 50 };

test('a server that ended is started again, and reported', async () => {
  const { server, ending, said, pids } = await aServer();
  await expect.poll(async () => (await pids()).length, within).toBe(1);
  process.kill((await pids())[0] as number, 'SIGKILL');
  await expect.poll(async () => (await pids()).length, within).toBe(2);
  expect(said.join()).toContain('is started again');
  ending.abort();
  await server.end();
  expect((await pids()).filter(isAlive)).toEqual([]);
}, 60_000);

test('nothing is started again after the shutdown has begun', async () => {
  const { server, ending, said, pids } = await aServer();
  await expect.poll(async () => (await pids()).length, within).toBe(1);
  ending.abort();
  process.kill((await pids())[0] as number, 'SIGTERM');
  await server.end();
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect(await pids()).toHaveLength(1);
  expect(said).toEqual([]);
}, 60_000);

test('after three quick ends the start fails, with the server’s last output as the reason', async () => {
  const { server, said, givenUp, pids } = await aServer(
    'console.log(String(process.pid)); console.error("SHOP_SECRET: needs 32 random bytes"); process.exit(3);',
  );
  await expect.poll(() => givenUp.length, within).toBe(1);
  expect(givenUp[0]).toContain('server ended (3) 3 times');
  expect(givenUp[0]).toContain('SHOP_SECRET: needs 32 random bytes');
  expect(said).toHaveLength(2);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await pids()).toHaveLength(3);
  expect(givenUp).toHaveLength(1);
  await server.end();
}, 60_000);
