import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './open-shop.ts';
import { send } from './send.ts';

const END_WITH_PARENT = '@shop/outbound/end-with-parent';
const PATIENCE_MS = 60_000;
const LOOK_MS = 50;
const TAIL = 4_000;

type ServerWanted = {
  /** The built folder: `api` or `web-server`. */
  readonly app: 'api' | 'web-server';
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  /** Options of Node: `--expose-gc`, or a file to preload. */
  readonly node?: readonly string[];
};

export type ServerProcess = {
  readonly child: ChildProcess;
  /** Sends SIGTERM and waits for the exit. A process that exits with another code than 0 is an error. */
  readonly end: () => Promise<void>;
};

export const isReady = async (port: number): Promise<boolean> => {
  const answer = await send({ port, brand: 'lt' }, { path: '/readyz' }).catch(() => undefined);
  return answer?.status === 200;
};

/** One process of a built server, ready for requests. It ends with this process in any case. */
export const startServer = async ({ app, port, env, node = [] }: ServerWanted): Promise<ServerProcess> => {
  const child = spawn(
    process.execPath,
    [...node, '--import', END_WITH_PARENT, path.join(ROOT, 'dist/apps', app, 'main.js')],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, LOG_LEVEL: 'error', PORT: String(port), API_PORT: String(port), ...env },
    },
  );
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-TAIL)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!(await isReady(port))) {
    if (hasEnded() || Date.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`${app} at ${port} is not ready:\n${said}`);
    }
    await sleep(LOOK_MS);
  }
  return {
    child,
    end: async () => {
      if (hasEnded()) throw new Error(`${app} at ${port} ended by itself:\n${said}`);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      if (code !== 0) throw new Error(`${app} at ${port} ended with ${code}:\n${said}`);
    },
  };
};
