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

test('a line of one brand’s wording asks for that brand’s journeys and for no story', () => {
  const wording = given(['nl'], ['apps/nl/src/wording.ts']);
  expect(storiesOf(wording)).toBeUndefined();
  expect(affectedSteps(wording).map(({ title }) => title)).toEqual([
    'Format, lint and walls, types, tests, builds, generators',
    'Journeys of nl',
  ]);
});

test('a feature asks for its own stories, and for the journeys of the brands that list it', () => {
  const feature = given(['feature-cart', 'lt', 'storybook'], ['libs/feature-cart/src/index.ts']);
  expect(storiesOf(feature)).toEqual(['libs/feature-cart/src']);
  expect(journeysOf(feature)).toEqual(['lt']);
});

test('a theme asks for the stories of all components, and for the journeys of the brands that wear it', () => {
  const theme = given(['theme-nl', 'nl', 'storybook'], ['libs/ui-theme/themes/nl/src/tokens.ts']);
  expect(storiesOf(theme)).toEqual(['libs/ui-theme/src']);
  expect(journeysOf(theme)).toEqual(['nl']);
});

test('what shows the stories asks for all of them', () => {
  expect(storiesOf(given(['storybook'], ['.storybook/main.ts']))).toEqual([]);
  expect(storiesOf(given(['storybook', 'feature-cart'], ['tools/storybook/src/preview.tsx']))).toEqual([]);
});

test('the servers and the journeys themselves ask for the journeys of every brand', () => {
  for (const project of ['api', 'web-server', 'e2e'])
    expect(journeysOf(given([project]))).toEqual(['lt', 'nl']);
});

test('a page of documentation asks for neither stories nor journeys', () => {
  expect(affectedSteps(given([], ['docs/decisions/0001.md']))).toHaveLength(1);
});

test('only the brands whose journeys run are served to them', () => {
  expect(affectedSteps(given(['nl'])).at(-1)).toMatchObject({
    command: expect.arrayContaining(['--project', 'nl']),
    env: { BRANDS: 'nl' },
  });
});
