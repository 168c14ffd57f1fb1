import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const END_WITH_PARENT = '@shop/outbound/end-with-parent';
const PATIENCE_MS = 30_000;

export type SecondServer = { at: string; close: () => Promise<void> };

/** Another web server of the built shop, with settings of its own, in front of the journeys' API. */
export const openSecondServer = async (
  shop: string,
  port: number,
  settings: NodeJS.ProcessEnv,
): Promise<SecondServer> => {
  const api = Number(new URL(shop).port) + 1;
  const server = spawn(
    process.execPath,
    ['--import', END_WITH_PARENT, path.join(ROOT, 'dist/apps/web-server/main.js')],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        LOG_LEVEL: 'silent',
        PORT: String(port),
        API_URL: `http://127.0.0.1:${api}`,
        SHOP_DATA_DIR: path.join(ROOT, '.data/e2e-second'),
        RENDER_BUDGET: '15000',
        RENDER_WAIT: '15000',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  const close = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  const at = `http://127.0.0.1:${port}`;
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await sleep(100)) {
    const answer = await fetch(`${at}/en`).catch(() => undefined);
    if (answer?.ok) return { at, close };
  }
  await close();
  throw new Error(`${at} does not answer`);
};
