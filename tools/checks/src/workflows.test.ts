import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

type WorkflowStep = { id?: string; run?: string; uses?: string; with?: { path?: string } };
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

  test('uses the shared setup', () => {
    for (const { steps } of jobsOf(file))
      expect(steps.map(({ uses }) => uses)).toContain('./.github/actions/set-up');
  });
});

describe('the shared setup', () => {
  const SET_UP = '.github/actions/set-up/action.yml';
  const MINUTE = 60_000;
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'nx-cache-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = async (command: string, args: readonly string[]): Promise<string> =>
    (await execa(command, args, { cwd: folder, env: { CI: 'true', NX_DAEMON: 'false' } })).stdout;
  const write = (file: string, content: object): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  };
  const runStep = (id: string) =>
    run('bash', ['-e', '-c', stepsOf(SET_UP).find((one) => one.id === id)?.run ?? 'exit 1']);
  const runTarget = () => run(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'run', 'one:say']);

  /** Leaves of `.nx` what the setup keeps between runs, and no target's output. */
  const keep = (kept: readonly string[]): void => {
    const files = new Set(globSync(kept, { cwd: folder }));
    for (const file of globSync('.nx/*/*', { cwd: folder }))
      if (!files.has(file) && !files.has(path.dirname(file)))
        rmSync(path.join(folder, file), { recursive: true });
  };

  test.skipIf(!existsSync('/etc/machine-id'))(
    'keeps Nx’s cache between runs, so that the next machine uses what an earlier one computed',
    async () => {
      symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
      write('nx.json', { neverConnectToCloud: true, analytics: false, cacheDirectory: '.nx/cache' });
      write('package.json', { name: 'copy', private: true });
      write('one/project.json', { name: 'one', targets: { say: { cache: true, command: 'echo said' } } });
      await run('git', ['init', '--quiet']);
      expect(await runTarget()).toContain('0/1 hit');

      const step = stepsOf(SET_UP).find((one) => one.with?.path?.includes('.nx/cache'));
      keep(step?.with?.path?.trim().split('\n') ?? []);
      const records = path.join(folder, '.nx/workspace-data');
      for (const name of readdirSync(records))
        renameSync(path.join(records, name), path.join(records, name.replace(/^.*-/, 'another-machine-')));

      await runStep('records');
      expect(await runTarget()).toContain('1/1 hit');
      await runStep('records');
      expect(await runTarget()).toContain('1/1 hit');
    },
    MINUTE,
  );

  test('finds nothing to rename in a first run', async () => {
    await runStep('records');
  });
});
