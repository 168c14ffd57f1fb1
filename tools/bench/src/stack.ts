import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DATA = path.join(ROOT, '.data/bench');
const PATIENCE_MS = 300_000;

export const PORT = 4400;
/** A second web server whose guest cache holds nothing: every page of it is rendered. */
export const RENDERING_PORT = 4402;

const children: ChildProcess[] = [];

const begin = (script: string, env: Record<string, string>): ChildProcess => {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, API_PORT: String(PORT + 1), SHOP_DATA_DIR: DATA, ...env },
  });
  children.push(child);
  return child;
};

const untilAnswers = async (url: string): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} did not answer`);
};

const postmaster = (): number =>
  Number(readFileSync(path.join(DATA, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** The whole shop as `npm start` makes it, on ports and a folder of its own; answers with the processes to measure. */
export const startStack = async (): Promise<readonly number[]> => {
  const shop = begin('tools/start/src/main.ts', { PORT: String(PORT) });
  await untilAnswers(`http://127.0.0.1:${PORT}/en`);
  const rendering = begin('dist/apps/web-server/main.js', {
    PORT: String(RENDERING_PORT),
    PAGE_CACHE_BYTES: '0',
  });
  await untilAnswers(`http://127.0.0.1:${RENDERING_PORT}/en`);
  return [shop.pid!, rendering.pid!, postmaster()];
};

export const endStack = async (): Promise<void> => {
  for (const child of children.reverse()) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.kill('SIGTERM')) await ended;
  }
};
