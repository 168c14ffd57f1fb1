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

const printsOfJourneys = (passed: number, flaky: number) => [
  process.execPath,
  '-e',
  `console.log('  1) [lt] › guest-buys.journey.ts:9:1 › a guest buys\\n  ${flaky} flaky\\n  ${passed} passed (9.3s)')`,
];

test('two journeys may need a second run, and the end of the log names them', async () => {
  expect(await runSteps([{ title: 'Journeys', command: printsOfJourneys(7, 2) }])).toBe(true);
  expect(lines.at(-1)).toBe('\n10 passed (2 at the second run), 0 failed');
  expect(lines.at(-3)).toMatch(/^\n== What passed only at its second run: Journeys\n.+a guest buys$/);
});

test('a third journey that needs a second run fails the step', async () => {
  expect(await runSteps([{ title: 'Journeys', command: printsOfJourneys(7, 3) }])).toBe(false);
});

test('the processes of all steps share what Node has compiled', async () => {
  const isShared =
    'process.exit(/node_modules.\\.cache.compiled$/.test(process.env.NODE_COMPILE_CACHE) ? 0 : 1)';
  expect(await runSteps([{ title: 'A step', command: [process.execPath, '-e', isShared] }])).toBe(true);
});
