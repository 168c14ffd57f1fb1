import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

type WorkflowStep = { run?: string; uses?: string };
type Job = { 'runs-on'?: string; 'timeout-minutes'?: number; steps: WorkflowStep[] };
type Workflow = { permissions: object; jobs: Record<string, Job> };

const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: ROOT });
const ACTIONS = globSync('.github/actions/*/action.yml', { cwd: ROOT });

const jobsOf = (file: string): Job[] => Object.values((parse(read(file)) as Workflow).jobs);
const stepsOf = (file: string): WorkflowStep[] =>
  ACTIONS.includes(file)
    ? (parse(read(file)) as { runs: { steps: WorkflowStep[] } }).runs.steps
    : jobsOf(file).flatMap(({ steps }) => steps);
const commandsOf = (file: string): string =>
  stepsOf(file)
    .flatMap(({ run }) => run ?? [])
    .join('\n');
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const targets = new Set(
  globSync('{apps,libs,tools}/**/project.json', { cwd: ROOT, exclude: ['**/node_modules/**'] }).flatMap(
    (file) => Object.keys((JSON.parse(read(file)) as { targets: object }).targets),
  ),
);

/** `v4.2.2` beside its commit: a tag can be moved, a commit cannot. */
const PINNED = /uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

test('pull requests and main have their workflows', () => {
  expect(WORKFLOWS.map((file) => path.basename(file)).toSorted()).toEqual(['main.yml', 'pull-request.yml']);
});

describe.each([...WORKFLOWS, ...ACTIONS])('%s', (file) => {
  test('calls npm scripts that exist', () => {
    const called = found(commandsOf(file), /\bnpm (?:run )?([\w:-]+)/g);
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('calls targets that exist', () => {
    const commands = commandsOf(file);
    const called = [
      ...found(commands, /\bnx (?!show|run-many|affected|run )([\w-]+)/g),
      ...found(commands, /\bnx run [\w-]+:([\w-]+)/g),
      ...found(commands, /--with-target=([\w-]+)/g),
      ...found(commands, /\bnx (?:run-many|affected) -t ([\w-]+(?: [\w-]+)*)/g).flatMap((list) =>
        list.split(' '),
      ),
    ];
    expect(called.filter((name) => !targets.has(name))).toEqual([]);
  });

  test('calls files that exist', () => {
    const called = found(commandsOf(file), /\bnode ([\w./-]+)/g);
    expect(called.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
  });

  test('uses actions of this repository, and others at one commit', () => {
    const lines = read(file)
      .split('\n')
      .filter((line) => line.includes('uses:'));
    const own = lines.filter((line) => line.includes('uses: ./'));
    for (const line of own) {
      const [, folder = ''] = line.split('uses: ');
      expect(existsSync(path.join(ROOT, folder, 'action.yml')), line).toBe(true);
    }
    expect(lines.filter((line) => !own.includes(line) && !PINNED.test(line))).toEqual([]);
  });
});

describe.each(WORKFLOWS)('%s', (file) => {
  test('has read permission only, unless a job sets more, and every job has a time limit', () => {
    expect((parse(read(file)) as Workflow).permissions).toEqual({ contents: 'read' });
    for (const job of jobsOf(file)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      expect(job['runs-on']).toMatch(/^ubuntu-\d+\.\d+$/);
    }
  });

  test('uses the shared setup, which keeps Nx’s cache between runs', () => {
    for (const { steps } of jobsOf(file))
      expect(steps.map(({ uses }) => uses)).toContain('./.github/actions/set-up');
    expect(read('.github/actions/set-up/action.yml')).toContain('path: .nx/cache');
  });
});
