import type { Step } from '../steps.ts';

/** A branch's affected projects, as Nx reports them, and its changed files. */
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

/** Code that shows the stories; a change there can affect all stories. */
const SHOWS_STORIES = /^(\.storybook|tools\/(storybook|build))\//;
/** Projects that every brand's pages need; a change there can break any journey. */
const BEHIND_ALL = ['api', 'web-server', 'e2e'];

/** Folders whose stories are run. An empty list runs all, undefined none. */
export const storiesOf = ({ projects, files, storied }: Affected): string[] | undefined => {
  if (files.some((file) => SHOWS_STORIES.test(file))) return [];
  const folders = [...storied].filter(([project]) => projects.has(project)).map(([, folder]) => folder);
  // A changed theme affects every component.
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

/** The steps that a branch must pass. */
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
