import type { Step } from '../steps.ts';

/** What is known of a branch: the projects that it touches, by Nx, and where its changed files lie. */
export type Affected = {
  projects: ReadonlySet<string>;
  files: readonly string[];
  /** Folders of libraries with stories by project. */
  storied: ReadonlyMap<string, string>;
  brands: readonly string[];
};

/** Targets of each affected project. */
const TARGETS = [
  'format',
  'lint',
  'typecheck',
  'test',
  'circles',
  'promises',
  'unused',
  'unused-messages',
  'build',
  'check',
];

/** What shows the stories; a change there may change every one of them. */
const SHOWS_STORIES = /^(\.storybook|tools\/(storybook|build))\//;
/** What stands behind every brand's pages; a change there may break any journey. */
const BEHIND_ALL = ['api', 'web-server', 'e2e'];

/** Folders whose stories are run; an empty list is all of them, and undefined none. */
export const storiesOf = ({ projects, files, storied }: Affected): string[] | undefined => {
  if (files.some((file) => SHOWS_STORIES.test(file))) return [];
  const folders = [...storied].filter(([project]) => projects.has(project)).map(([, folder]) => folder);
  // Every component wears a changed theme.
  const isThemed = [...projects].some((project) => project.startsWith('theme-'));
  const components = storied.get('ui-theme');
  const all = new Set([...folders, ...(isThemed && components ? [components] : [])]);
  return all.size > 0 ? [...all].toSorted() : undefined;
};

/** Brands whose journeys are run. */
export const journeysOf = ({ projects, brands }: Affected): string[] =>
  BEHIND_ALL.some((project) => projects.has(project))
    ? [...brands]
    : brands.filter((brand) => projects.has(brand));

const journeys = (brands: readonly string[]): Step => ({
  title: `Journeys of ${brands.join(', ')}`,
  command: [
    ...['playwright', 'test', '-c', 'apps/e2e/playwright.config.ts'],
    ...brands.flatMap((brand) => ['--project', brand]),
  ],
  env: { BRANDS: brands.join(','), JOURNEYS: 'all' },
});

/** All that a branch must pass, and no more. */
export const affectedSteps = (affected: Affected): Step[] => {
  const stories = storiesOf(affected);
  const brands = journeysOf(affected);
  return [
    {
      title: 'Format, lint and walls, types, tests, builds, generators',
      command: ['nx', 'affected', '-t', ...TARGETS, '--outputStyle=static'],
    },
    ...(stories
      ? [
          {
            title: 'Stories',
            command: ['nx', 'run', 'storybook:stories', '--outputStyle=static', '--', ...stories],
          },
        ]
      : []),
    ...(brands.length > 0 ? [journeys(brands)] : []),
  ];
};
