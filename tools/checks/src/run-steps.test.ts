import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { runSteps } from './run-steps.ts';

const lines: string[] = [];
const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
afterEach(() => lines.splice(0));
afterAll(() => log.mockRestore());

const program = (code: number) => [process.execPath, '-e', `process.exit(${code})`];

test('the last lines list the time and the result of each step, and the sums', async () => {
  const steps = [
    { title: 'A step that holds', command: program(0) },
    { title: 'A step that fails', command: program(3) },
  ];
  expect(await runSteps(steps)).toBe(false);
  expect(lines.at(-1)).toBe('\n1 passed, 1 failed');
  expect(lines.at(-2)).toMatch(/^\n +\d+ s {2}A step that holds\n +\d+ s {2}A step that fails \(failed\)$/);
});

test('the processes of all steps share what Node has compiled', async () => {
  const isShared =
    'process.exit(/node_modules.\\.cache.compiled$/.test(process.env.NODE_COMPILE_CACHE) ? 0 : 1)';
  expect(await runSteps([{ title: 'A step', command: [process.execPath, '-e', isShared] }])).toBe(true);
});
