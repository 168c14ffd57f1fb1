import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const STANDS = `process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('up');`;

test('a server that preloads it shuts down when its parent process ends', async () => {
  const server = spawn(process.execPath, ['--import', '@shop/outbound/end-with-parent', '-e', STANDS], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await once(server.stdout!, 'data');
  const ended = once(server, 'exit');
  server.disconnect();
  expect((await ended)[0]).toBe(7);
});
