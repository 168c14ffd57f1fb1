import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, migrateToLatest, openDatabase } from '@shop/database';
import { createWeakLine, type WeakLine } from './weak-line.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The servers end with this process, however it ends. */
const END_WITH_PARENT = '@shop/outbound/end-with-parent';
const PATIENCE_MS = 30_000;

type Ports = { web: number; api: number };

export type ShakyShop = {
  /** From the web server to the API, and from the API to the database. */
  apiLine: WeakLine;
  databaseLine: WeakLine;
  close: () => Promise<void>;
};

/**
 * A second instance of the built shop, with an empty database of its own, on connections that tests can cut.
 */
export const openShakyShop = async ({ web, api }: Ports): Promise<ShakyShop> => {
  const dataDir = path.resolve(ROOT, '.data/e2e-outage');
  const database = await openDatabase({ SHOP_DATA_DIR: dataDir });
  const db = createDatabase(database.url, { poolSize: 1 });
  await migrateToLatest(db).finally(() => db.destroy());
  const databaseUrl = new URL(database.url);
  const databaseLine = await createWeakLine({ host: databaseUrl.hostname, port: Number(databaseUrl.port) });
  databaseUrl.port = String(databaseLine.port);
  databaseUrl.hostname = '127.0.0.1';
  const apiLine = await createWeakLine({ host: '127.0.0.1', port: api });

  const env = { ...process.env, SHOP_DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: String(web) };
  const serve = (script: string, more: NodeJS.ProcessEnv) =>
    spawn(process.execPath, ['--import', END_WITH_PARENT, path.join(ROOT, script)], {
      cwd: ROOT,
      env: { ...env, ...more },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  const servers = [
    serve('dist/apps/api/main.js', {
      API_PORT: String(api),
      WEB_PORT: String(web),
      DATABASE_URL: databaseUrl.href,
      BRAND_SOURCES_DIR: path.join(ROOT, 'apps'),
    }),
    // A second less than usual: tests run in parallel, and the page must still be there within three.
    serve('dist/apps/web-server/main.js', {
      API_URL: `http://127.0.0.1:${apiLine.port}`,
      RENDER_BUDGET: '1500',
    }),
  ];
  const close = async () => {
    await Promise.all(servers.map(end));
    await Promise.all([apiLine.close(), databaseLine.close()]);
    await database.close();
  };
  try {
    await untilStands(`http://127.0.0.1:${web}/en`);
  } catch (failure) {
    await close();
    throw failure;
  }
  return { apiLine, databaseLine, close };
};

const end = async (server: ChildProcess) => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
};

const untilStands = async (address: string) => {
  let answer: Response | undefined;
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await sleep(200)) {
    answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(
    `${address} does not stand: ${answer ? `${answer.status} ${await answer.text()}` : 'no answer'}`,
  );
};
