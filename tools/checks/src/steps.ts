/** One thing that `npm test` does; a step whose output names no tests counts as one check. */
export type Step = { title: string; command: string[]; env?: Readonly<Record<string, string>> };

export const steps: Step[] = [
  {
    title: 'Format, lint and walls, types, tests on real PostgreSQL',
    command: ['nx', 'run-many', '-t', 'format', 'lint', 'typecheck', 'test', '--outputStyle=static'],
  },
  {
    title: 'No circle of imports, no promise that is dropped, no unused export, file or package',
    command: ['nx', 'run-many', '-t', 'circles', 'promises', 'unused', '--outputStyle=static'],
  },
  { title: 'Builds of the API, the web server and every brand', command: ['nx', 'run-many', '-t', 'build'] },
  {
    title: 'Every story in a browser: rendered, played, accessible',
    command: ['nx', 'run', 'storybook:stories', '--outputStyle=static'],
  },
  {
    title: 'What the generators make, in a copy of the tree',
    command: ['nx', 'run', 'generators:check', '--outputStyle=static'],
  },
  {
    title: 'One theme in each brand’s build, one page in each page’s files',
    command: ['node', '--test', 'tools/checks/src/builds.check.ts'],
  },
  {
    title: 'The built folders by themselves: another user, nothing to write to, no packages of the tree',
    command: ['node', '--test', 'tools/checks/src/shipped/shipped.check.ts'],
  },
  { title: 'Bytes of the landing pages', command: ['size-limit'] },
  {
    title: 'Journeys in a real browser',
    command: ['playwright', 'test', '-c', 'apps/e2e/playwright.config.ts'],
  },
];
