import { spawn } from 'node:child_process';
import path from 'node:path';
import type { BrandConfig } from '@shop/brand';
import { findBrands } from '@shop/seed';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PORT = 4450;

export type MarkedShop = {
  readonly port: number;
  readonly brands: readonly BrandConfig[];
  readonly end: () => Promise<void>;
};

/** All brands on ports and data of their own. Each visitor may have a place of its own, since limits are by place. */
export const startShop = async (): Promise<MarkedShop> => {
  const child = spawn(process.execPath, ['tools/start/src/fresh.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(PORT),
      API_PORT: String(PORT + 1),
      SHOP_DATA_DIR: '.data/marker',
      DEMO_PRODUCTS: '600',
      PLACE_LIMITS: '0',
      WITHOUT_CALL_LIMITS: '1',
      TRUSTED_PROXIES: '127.0.0.1',
      // A busy machine is no fault here.
      RENDER_BUDGET: '15000',
      RENDER_WAIT: '15000',
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout
      .setEncoding('utf8')
      .on('data', (text: string) => text.includes('the shop stands') && resolve());
    child.once('exit', () => reject(new Error('the shop ended while it was being started')));
  });
  return {
    port: PORT,
    brands: await findBrands(),
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** A shop that runs already, by its port; one brand of it. */
export const openedShop = async (port: number): Promise<MarkedShop> => ({
  port,
  brands: (await findBrands()).filter(({ key }) => key === 'lt'),
  end: async () => {},
});
