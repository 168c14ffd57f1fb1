import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Settings } from '@shop/commerce-payments/providers';
import type { ShopFloor } from '../shop-floor.ts';

/** Longer than a call takes, shorter than a shopper waits. */
const PROVIDER_MS = 1_500;

export type DayProcess = {
  readonly origin: () => string;
  /** Sets its clock. */
  readonly tell: (now: Date) => Promise<void>;
  /** Ends it by SIGKILL after some milliseconds, in the middle of whatever it does. */
  readonly killIn: (ms: number) => void;
  /** Starts it again after it was killed. */
  readonly revive: (now: Date) => Promise<void>;
  readonly kills: () => number;
  readonly close: () => Promise<void>;
};

type Running = { readonly child: ChildProcess; readonly port: number; readonly ended: Promise<unknown> };

const start = async (shop: ShopFloor, settings: Settings, now: Date): Promise<Running> => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'day-server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      ...settings,
      DAY_NOW: String(now.getTime()),
      DAY_PROVIDER_MS: String(PROVIDER_MS),
      DATABASE_URL: shop.databaseUrl,
      SHOP_SECRET: shop.deps.secret,
      DATABASE_POOL: '4',
      LOG_LEVEL: 'silent',
    },
  });
  const ended = once(child, 'exit');
  const first = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (!first) throw new Error('the API of the simulated days does not start');
  const [{ port }] = first as [{ port: number }];
  return { child, port, ended };
};

/** The API in a process of its own, on the database of the given shop. */
export const startDayProcess = async (shop: ShopFloor, settings: Settings): Promise<DayProcess> => {
  let running = await start(shop, settings, shop.clock.now);
  let kills = 0;
  return {
    origin: () => `http://127.0.0.1:${running.port}`,
    tell: async (now) => {
      const heard = once(running.child, 'message');
      running.child.send(now.getTime());
      await heard;
    },
    killIn: (ms) => {
      const { child } = running;
      setTimeout(() => child.kill('SIGKILL'), ms);
    },
    revive: async (now) => {
      running.child.kill('SIGKILL');
      await running.ended;
      kills += 1;
      running = await start(shop, settings, now);
    },
    kills: () => kills,
    close: async () => {
      running.child.kill('SIGKILL');
      await running.ended;
    },
  };
};
