import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const DESTINATION = path.join(import.meta.dirname, 'log-destination.ts');

/** Runs a program that logs in a process of its own; returns the numbers of its lines, each once and in order. */
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
  const written = stdout.split('\n').filter(Boolean);
  const numbers = written.map((text) => (JSON.parse(text) as { line: number }).line);
  // Lines written at the very end may come before an earlier part.
  const lines = [...new Set(numbers)].toSorted((left, right) => left - right);
  return { lines, status, signal };
};

const ALL_LINES = Array.from({ length: 300 }, (_, line) => line);

test.each([
  ['when the process comes to its end', '', 0],
  ['when it is ended', 'process.exit(0);', 0],
  ['when a defect ends it', "setTimeout(() => { throw new Error('a defect'); }, 1);", 1],
  ['after an unhandled rejection', "await Promise.reject(new Error('a defect'));", 1],
])('no line is lost %s', (_, ending, status) => {
  expect(run(ending)).toEqual({ lines: ALL_LINES, status, signal: null });
});

test('a line is written while the process runs, also when few are written', () => {
  const ending = "setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2_000);";
  expect(run(ending)).toMatchObject({ lines: ALL_LINES, signal: 'SIGKILL' });
});
