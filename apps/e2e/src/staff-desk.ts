import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** A command of staff on the journeys' shop, as the built API ships it. `JOURNEY_DATA`: the folder of a running shop. */
export const atDesk = async (
  desk: 'invoices' | 'orders' | 'quotes' | 'pro' | 'staff' | 'warehouse',
  ...args: string[]
): Promise<string> => {
  const { stdout } = await run(process.execPath, [path.join(ROOT, `dist/apps/api/${desk}.js`), ...args], {
    cwd: ROOT,
    env: { ...process.env, SHOP_DATA_DIR: process.env['JOURNEY_DATA'] ?? '.data/e2e' },
  });
  return stdout.trim();
};
