import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createSimulatedTime } from '@shop/commerce-jobs/testing';
import { startStripeEmulator } from '@shop/emulators/stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const credentials = { secretKey: 'rk_test_keyOfTheFolder', webhookSecret: 'whsec_secretOfTheFolder' };
const time = createSimulatedTime(new Date('2026-03-02T10:00:00Z'));
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

const emulator = await startStripeEmulator({ credentials, clock: time.clock });
let folder: string;
let shop: WholeShop;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'settlement-'));
  await mkdir(path.join(folder, 'stripe'));
  shop = await createWholeShop({
    time,
    settlementDir: folder,
    providerSettings: {
      STRIPE_SECRET_KEY: credentials.secretKey,
      STRIPE_WEBHOOK_SECRET: credentials.webhookSecret,
      STRIPE_API_URL: emulator.origin,
    },
  });
});
afterAll(async () => {
  await shop.close();
  await emulator.close();
  await rm(folder, { recursive: true });
});

const reports = () =>
  shop.db.selectFrom('settlement_report').select(['provider', 'account', 'day', 'read_by']).execute();

test('the folder of settlement reports is read every morning', async () => {
  await writeFile(path.join(folder, 'stripe', '2026-03-02.csv'), emulator.settlement(time.clock()));
  await time.jumpTo(new Date('2026-03-03T06:18:00Z'));
  expect(await reports()).toEqual([]);
  await time.passUntil(new Date('2026-03-03T06:21:30Z'));
  await soon(async () =>
    expect(await reports()).toEqual([
      { provider: 'stripe', account: 'main', day: '2026-03-02', read_by: 'daily' },
    ]),
  );
});
