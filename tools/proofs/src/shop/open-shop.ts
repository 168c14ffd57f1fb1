import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openDatabase } from '@shop/database';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');

const DATA = path.join(ROOT, '.data/proofs');
/** A different one when two trees are tested at once. */
const PORT = Number(process.env['PROOFS_PORT'] ?? 4500);

export type OpenedShop = {
  readonly port: number;
  readonly apiPort: number;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly close: () => Promise<void>;
};

const start = async (products: number): Promise<() => Promise<void>> => {
  const child = spawn(process.execPath, ['tools/start/src/fresh.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(PORT),
      API_PORT: String(PORT + 1),
      SHOP_DATA_DIR: DATA,
      DEMO_PRODUCTS: String(products),
      WITHOUT_CALL_LIMITS: '1',
      PLACE_LIMITS: '0',
      // A proof gives each of its visitors an address.
      TRUSTED_PROXIES: '127.0.0.1',
      // Other load on the machine must not fail a proof.
      RENDER_BUDGET: '15000',
      RENDER_WAIT: '15000',
    },
  });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    child.stdout
      .setEncoding('utf8')
      .on('data', (text: string) => text.includes('the shop stands') && resolve());
    void ended.then(() => reject(new Error('The shop ended while it was being started.')));
  });
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
};

/** All brands as `npm start` opens them, with new demo data of this many products, on a port and in a folder of their own. */
export const openShop = async (products: number): Promise<OpenedShop> => {
  const end = await start(products);
  const database = await openDatabase({ ...process.env, SHOP_DATA_DIR: DATA });
  return {
    port: PORT,
    apiPort: PORT + 1,
    dataDir: DATA,
    databaseUrl: database.url,
    close: async () => {
      await database.close();
      await end();
    },
  };
};
