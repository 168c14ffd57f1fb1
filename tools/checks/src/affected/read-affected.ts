import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { execaSync } from 'execa';
import { findBrands } from '@shop/outbound/brands';
import type { Affected } from './affected-plan.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const NX = path.join(ROOT, 'node_modules/nx/dist/bin/nx.js');

/** The environment without the variables of a surrounding Nx task. */
const OUTER = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NX_')));

/** The output lines of a command. */
const run = (program: string, args: readonly string[]): string[] =>
  execaSync(program, args, {
    cwd: ROOT,
    env: { ...OUTER, NX_DAEMON: 'false', NX_TUI: 'false' },
    extendEnv: false,
    stdin: 'ignore',
    stderr: 'inherit',
    lines: true,
  }).stdout;

/** Its checks read all files, so that every change reaches it. */
const WHOLE_TREE = 'whole-tree';

/** Projects that a change of these files reaches; without files, those that the branch reaches. */
export const projectsReached = (files: readonly string[] = []): string[] => {
  const given = files.length > 0 ? [`--files=${files.join(',')}`] : [];
  const said = run(process.execPath, [NX, 'show', 'projects', '--affected', '--json', ...given]);
  return (JSON.parse(said.join('\n')) as string[]).filter((name) => name !== WHOLE_TREE);
};

/** Files that differ from where the branch left `main`, committed or not. */
const changedFiles = (): string[] => {
  const [base = ''] = run('git', ['merge-base', 'main', 'HEAD']);
  return [
    ...run('git', ['diff', '--name-only', base]),
    ...run('git', ['ls-files', '--others', '--exclude-standard']),
  ];
};

/** Libraries that have stories, by the name of their project. */
const storiedLibraries = (): Map<string, string> =>
  new Map(
    globSync('libs/*/src', { cwd: ROOT })
      .map((folder) => folder.replaceAll('\\', '/'))
      .filter((folder) => existsSync(path.join(ROOT, folder)))
      .filter((folder) => globSync(`${folder}/**/*.stories.tsx`, { cwd: ROOT }).length > 0)
      .map((folder) => [folder.split('/')[1] ?? '', folder]),
  );

export const readAffected = (): Affected => ({
  projects: new Set(projectsReached()),
  files: changedFiles(),
  storied: storiedLibraries(),
  brands: findBrands(),
});
