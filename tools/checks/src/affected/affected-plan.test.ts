import { expect, test } from 'vitest';
import { affectedSteps, journeysOf, storiesOf, type Affected } from './affected-plan.ts';

const given = (projects: string[], files: string[] = []): Affected => ({
  projects: new Set(projects),
  files,
  storied: new Map([
    ['ui-theme', 'libs/ui-theme/src'],
    ['feature-cart', 'libs/feature-cart/src'],
  ]),
  brands: ['lt', 'nl'],
});

test('a change in one brand’s wording runs that brand’s journeys and no story', () => {
  const wording = given(['nl'], ['apps/nl/src/wording.ts']);
  expect(storiesOf(wording)).toBeUndefined();
  expect(affectedSteps(wording).map(({ title }) => title)).toEqual([
    'Format, lint and walls, types, tests, builds, generators',
    'Journeys of nl',
  ]);
});

test('a change in a feature runs its own stories, and the journeys of the brands that list it', () => {
  const feature = given(['feature-cart', 'lt', 'storybook'], ['libs/feature-cart/src/index.ts']);
  expect(storiesOf(feature)).toEqual(['libs/feature-cart/src']);
  expect(journeysOf(feature)).toEqual(['lt']);
});

test('a change in a theme runs the stories of all components, and the journeys of its brands', () => {
  const theme = given(['theme-nl', 'nl', 'storybook'], ['libs/ui-theme/themes/nl/src/tokens.ts']);
  expect(storiesOf(theme)).toEqual(['libs/ui-theme/src']);
  expect(journeysOf(theme)).toEqual(['nl']);
});

test('a change in Storybook or in the build runs all stories', () => {
  expect(storiesOf(given(['storybook'], ['.storybook/main.ts']))).toEqual([]);
  expect(storiesOf(given(['storybook', 'feature-cart'], ['tools/storybook/src/preview.tsx']))).toEqual([]);
});

test('a change in the servers or in the journeys runs the journeys of every brand', () => {
  for (const project of ['api', 'web-server', 'e2e'])
    expect(journeysOf(given([project]))).toEqual(['lt', 'nl']);
});

test('a change in documentation runs neither stories nor journeys', () => {
  expect(affectedSteps(given([], ['docs/decisions/0001.md']))).toHaveLength(1);
});

test('only the brands whose journeys run are served to them', () => {
  expect(affectedSteps(given(['nl'])).at(-1)).toMatchObject({
    command: expect.arrayContaining(['--project', 'nl']),
    env: { BRANDS: 'nl' },
  });
});
