import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { checkSettings } from './check-settings.ts';

const reasonsOf = (given: Record<string, string>, keys = ['lt']) => {
  try {
    checkSettings(given, keys);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('a demo on this machine needs no setting', () => {
  expect(reasonsOf({})).toBe('');
});

test('the faults of both servers are reported, each reason once', () => {
  const said = reasonsOf({ API_HOST: '0.0.0.0', HOST: '0.0.0.0', RENDER_BUDGET: 'long' }, []);
  for (const name of ['SHOP_SECRET', 'SHOP_PROFILE', 'RENDER_BUDGET', 'BRANDS'])
    expect(said).toContain(`${name}:`);
  expect(said.match(/SHOP_SECRET/g)).toHaveLength(1);
});

test('the command that writes demo data does not start production', () => {
  const said = reasonsOf({ SHOP_PROFILE: 'production' });
  expect(said).toContain('this starts the demo');
  for (const name of [
    'SHOP_SECRET',
    'DATABASE_URL',
    'APP_URLS',
    'SMTP_URL',
    'PAYMENT_PROVIDER',
    'TRUSTED_PROXIES',
  ])
    expect(said).toContain(`${name}:`);
});

test('a refused start prints the reasons and starts nothing', async () => {
  const data = path.join(await mkdtemp(path.join(os.tmpdir(), 'shop-start-')), 'data');
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      SHOP_DATA_DIR: data,
      HOST: '0.0.0.0',
      PORT: 'many',
      SHOP_SECRET: '',
      SHOP_PROFILE: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(said).toContain('PORT: must be a whole number');
  expect(said).toContain('SHOP_SECRET: needs 32 random bytes');
  expect(said).not.toContain('database is up');
  expect(existsSync(data)).toBe(false);
}, 60_000);
