import { spawn } from 'node:child_process';
import path from 'node:path';
import { MARKETS } from './markets.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

export const DATA = path.join(ROOT, '.data/proofs');
export const PORT = 4500;

/** The shop as `npm start` opens it, with the brands of the markets, on a port and in a folder of its own. */
export const openShop = async ({ products }: { products: number }) => {
  const child = spawn(process.execPath, ['tools/start/src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(PORT),
      API_PORT: String(PORT + 1),
      SHOP_DATA_DIR: DATA,
      DEMO_PRODUCTS: String(products),
      BRANDS: MARKETS.map(({ brand }) => brand).join(),
      WITHOUT_CALL_LIMITS: '1',
      PLACE_LIMITS: '0',
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout
      .setEncoding('utf8')
      .on('data', (text: string) => text.includes('the shop stands') && resolve());
    child.once('exit', () => reject(new Error('The shop ended while it was being started.')));
  });
  return {
    close: async (): Promise<void> => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
