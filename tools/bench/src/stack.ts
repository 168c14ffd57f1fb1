import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createDatabase, openDatabase, sql } from '@shop/database';
import { parentOf } from './cpu.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
const PATIENCE_MS = 600_000;

export type Ports = {
  readonly cached: number;
  /** A second web server with an empty page cache: every page is rendered. */
  readonly rendering: number;
  /** A third one that does not cache API answers either: the cost of the first visitor after a change. */
  readonly asking: number;
};

export type StackWanted = {
  /** The checkout whose shop is started. */
  readonly root: string;
  readonly port: number;
  /** The folder of its database. */
  readonly data: string;
};

export type Stack = {
  readonly ports: Ports;
  readonly data: string;
  /** The processes to measure. */
  readonly processes: readonly number[];
};

const children: ChildProcess[] = [];

const begin = (
  script: string,
  { root, port, data }: StackWanted,
  env: Record<string, string>,
): ChildProcess => {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, API_PORT: String(port + 1), SHOP_DATA_DIR: data, PLACE_LIMITS: '0', ...env },
  });
  children.push(child);
  return child;
};

const untilAnswers = async (url: string): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (children.some(({ exitCode }) => exitCode !== null))
      throw new Error('A server ended; see its words above.');
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} did not answer`);
};

/** PostgreSQL's main process: the parent of the process of this connection. The shop started it. */
const findPostmaster = async (data: string): Promise<number> => {
  const { url, close } = await openDatabase({ ...process.env, SHOP_DATA_DIR: data });
  const db = createDatabase(url, { poolSize: 1 });
  try {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    return parentOf(rows[0]!.pid);
  } finally {
    await db.destroy();
    await close();
  }
};

const untilSays = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => text.includes(words) && resolve());
    child.once('exit', () => reject(new Error('The shop ended while it was being started.')));
  });

/** Starts the whole shop like `npm start`, on separate ports and in a separate folder. */
export const startStack = async (wanted: StackWanted): Promise<Stack> => {
  const { port, data } = wanted;
  const ports = { cached: port, rendering: port + 2, asking: port + 3 };
  const shop = begin('tools/start/src/main.ts', wanted, { PORT: String(port), WITHOUT_CALL_LIMITS: '1' });
  // Not earlier: builds of brands would be measured too.
  await untilSays(shop, 'the shop stands');
  // No space for pages; other settings as in the shop's own web server.
  const keepsNoPages = {
    PAGE_CACHE_BYTES: '1',
    MALLOC_ARENA_MAX: '1',
    NODE_OPTIONS: `--max-semi-space-size=8 --max-old-space-size=240 ${process.env['NODE_OPTIONS'] ?? ''}`,
  };
  const server = (env: Record<string, string>) =>
    begin('dist/apps/web-server/main.js', wanted, { ...keepsNoPages, ...env });
  const servers = [
    server({ PORT: String(ports.rendering) }),
    server({ PORT: String(ports.asking), LISTINGS_SIZE: '0' }),
  ];
  for (const each of [ports.rendering, ports.asking]) await untilAnswers(`http://127.0.0.1:${each}/en`);
  const processes = [shop.pid!, ...servers.map(({ pid }) => pid!), await findPostmaster(data)];
  return { ports, data, processes };
};

export const endStack = async (): Promise<void> => {
  for (const child of children.reverse()) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.kill('SIGTERM')) await ended;
  }
};
