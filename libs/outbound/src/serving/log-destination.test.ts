import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const DESTINATION = path.join(import.meta.dirname, 'log-destination.ts');

/** Runs a program that logs in a process of its own; returns its lines and the times between them. */
const run = (ending: string) => {
  const program = `
    import { pino } from 'pino';
    import { createLogDestination } from ${JSON.stringify(DESTINATION)};
    const log = pino({ level: 'info' }, createLogDestination());
    for (let line = 0; line < 300; line += 1) log.info({ line }, 'a line');
    ${ending}`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout, status, signal } = spawnSync(process.execPath, args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    timeout: 15_000,
  });
  const lines = stdout.split('\n').filter(Boolean);
  return { count: lines.length, last: JSON.parse(lines.at(-1) ?? '{}') as { line?: number }, status, signal };
};

test.each([
  ['when the process comes to its end', '', 0],
  ['when it is ended', 'process.exit(0);', 0],
  ['when a defect ends it', "setTimeout(() => { throw new Error('a defect'); }, 1);", 1],
  ['after an unhandled rejection', "await Promise.reject(new Error('a defect'));", 1],
])('no line is lost %s', (_, ending, status) => {
  expect(run(ending)).toEqual({
    count: 300,
    last: expect.objectContaining({ line: 299 }),
    status,
    signal: null,
  });
});

test('a line reaches its reader while the process lives, also when few are written', () => {
  const ending = "setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2_000);";
  expect(run(ending)).toMatchObject({ count: 300, signal: 'SIGKILL' });
});
