import { afterAll, expect, test } from 'vitest';
import { endRunning, runToEnd } from './run-to-end.ts';

const node = (program: string, onLine?: (line: string) => void) =>
  runToEnd(process.execPath, ['-e', program], { ...(onLine && { onLine }) });

afterAll(endRunning);

test('each line is reported when it is complete, without colour codes', async () => {
  const lines: string[] = [];
  await node(
    `process.stdout.write('> nx run a');
     setTimeout(() => process.stdout.write('pi:build\\n\\n\\x1b[31mbuilt\\x1b[39m\\r\\nlast'), 50);`,
    (line) => lines.push(line),
  );
  expect(lines).toEqual(['> nx run api:build', 'built', 'last']);
});

test('a failed command is reported with its last output', async () => {
  await expect(
    node(`for (let at = 0; at < 100; at += 1) console.error('word ' + at); process.exit(3);`),
  ).rejects.toThrow(/exit code 3[\s\S]*word 60\n[\s\S]*word 99$/);
  await expect(
    node(`console.log('first'); for (let at = 0; at < 100; at += 1) console.log(at);
    process.exit(1);`),
  ).rejects.not.toThrow(/first\n/);
});

test('a command that does not exist fails with its name', async () => {
  await expect(runToEnd('no-such-program', [])).rejects.toThrow('no-such-program');
});

test('running commands end with the start that began them', async () => {
  const running = node(`process.send?.('up'); setInterval(() => {}, 1000);`);
  endRunning();
  await expect(running).rejects.toThrow();
});
