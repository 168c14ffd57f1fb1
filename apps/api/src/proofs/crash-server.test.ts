import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createTestDatabase } from '@shop/database/testing';
import { expect, onTestFinished, test } from 'vitest';

test('the server that a proof starts ends when the proof’s process ends', async () => {
  const { url, close } = await createTestDatabase();
  onTestFinished(close);
  const server = fork(path.join(import.meta.dirname, 'crash-server.ts'), {
    env: {
      ...process.env,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      DATABASE_URL: url,
      SHOP_SECRET: 'a secret of thirty-two characters',
      PAYMENT_WINDOW_MS: '1000',
      LOG_LEVEL: 'silent',
    },
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  await once(server, 'message');
  server.disconnect();
  expect(await once(server, 'exit')).toEqual([0, null]);
}, 60_000);
