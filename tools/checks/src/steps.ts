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
  { title: 'Generated brand, feature and component, in a copy of the tree', command: of('generators:check') },
  {
    title: 'Each brand’s build has one theme, and each page’s files one page',
    command: of('whole-tree:tree-builds'),
  },
  {
    title: 'The built folders, run without the tree: another user, read-only',
    command: of('whole-tree:tree-shipped'),
  },
  { title: 'Bytes of the landing pages', command: of('whole-tree:tree-sizes') },
  { title: 'Journeys in a real browser', command: of('whole-tree:tree-journeys') },
];
