/** A step of `npm test`. A step whose output has no tests counts as one check. */
export type Step = { title: string; command: string[]; env?: Readonly<Record<string, string>> };

const of = (target: string): string[] => ['nx', 'run', target, '--outputStyle=stream-without-prefixes'];

/** Targets of the whole tree read it once. The targets of projects, which `npm run verify` uses, read shared files again. */
export const steps: Step[] = [
  {
    title: 'Format, lint and walls, types, circles, dropped promises, unused exports',
    command: [
      ...['nx', 'run-many', '-p', 'whole-tree', '--outputStyle=static'],
      ...['-t', 'tree-lint', 'tree-types', 'tree-format', 'circles', 'promises', 'unused'],
    ],
  },
  { title: 'Tests, those of the server on real PostgreSQL', command: of('whole-tree:tree-tests') },
  { title: 'Builds of the API, the web server and every brand', command: ['nx', 'run-many', '-t', 'build'] },
  { title: 'Every story in a browser: rendered, played, accessible', command: of('storybook:stories') },
  {
    // Most programs of the generators' check use one core: the other checks run beside it.
    title: 'Generators in a copy of the tree; built folders: one theme, few bytes, run without the tree',
    command: [
      ...['nx', 'run-many', '-p', 'generators,whole-tree', '--outputStyle=static'],
      ...['-t', 'check', 'tree-builds', 'tree-shipped', 'tree-sizes'],
    ],
  },
  { title: 'Proofs that need the built shop, small', command: of('whole-tree:tree-proofs') },
  { title: 'Journeys in a real browser', command: of('whole-tree:tree-journeys') },
];
