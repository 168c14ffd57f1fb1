import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { CrashPoint } from '@shop/commerce-payments';
import type { Settings } from '@shop/commerce-payments/providers';

export type Victim = {
  /** Sends one request; null when the process ended before it answered. */
  readonly post: (url: string, body: object, headers: Record<string, string>) => Promise<number | null>;
  /** Waits for the process to end and returns the signal. */
  readonly end: () => Promise<string | null>;
};

export type VictimOptions = {
  readonly crashAt: CrashPoint;
  readonly databaseUrl: string;
  readonly secret: string;
  readonly paymentWindowMs: number;
  /** Of the payment provider. */
  readonly settings: Settings;
};

/** Starts an API that will be killed at the named point. */
export const startVictim = async (options: VictimOptions): Promise<Victim> => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'crash-server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      ...options.settings,
      CRASH_AT: options.crashAt,
      DATABASE_URL: options.databaseUrl,
      SHOP_SECRET: options.secret,
      PAYMENT_WINDOW_MS: String(options.paymentWindowMs),
      DATABASE_POOL: '2',
      LOG_LEVEL: 'silent',
    },
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const started = once(child, 'message') as Promise<[{ port: number }]>;
  const first = await Promise.race([started, ended.then(() => null)]);
  if (!first) throw new Error('the server that was to be killed did not even start');
  const [{ port }] = first;
  return {
    post: async (url, body, headers) => {
      try {
        const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        await answer.arrayBuffer();
        return answer.status;
      } catch {
        return null;
      }
    },
    end: async () => {
      child.kill('SIGKILL');
      const [, signal] = await ended;
      return signal;
    },
  };
};
