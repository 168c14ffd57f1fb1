import path from 'node:path';
import { expect, test } from 'vitest';
import { readProjects } from './read-projects.ts';
import { typePrograms, type ProjectTypes } from './type-programs.ts';

const project = (folder: string, given: Partial<ProjectTypes> = {}): ProjectTypes => ({
  folder,
  compilerOptions: { types: ['node'] },
  include: ['src'],
  augments: false,
  ...given,
});

test('projects with the same settings are compiled together', () => {
  expect(typePrograms([project('libs/cart'), project('libs/orders')])).toEqual([
    { compilerOptions: { types: ['node'] }, include: ['libs/cart/src', 'libs/orders/src'] },
  ]);
});

test('other settings make another program', () => {
  const programs = typePrograms([
    project('libs/cart'),
    project('libs/money', { compilerOptions: {} }),
    project('apps/lt', { compilerOptions: { types: ['vite/client'] }, include: ['src', 'vite.config.ts'] }),
  ]);
  expect(programs.map(({ include }) => include)).toEqual([
    ['libs/cart/src'],
    ['libs/money/src'],
    ['apps/lt/src', 'apps/lt/vite.config.ts'],
  ]);
});

test('a project that adds to another library’s interface is compiled alone', () => {
  const programs = typePrograms([
    project('libs/a'),
    project('libs/b', { augments: true }),
    project('libs/c'),
  ]);
  expect(programs.map(({ include }) => include)).toEqual([['libs/a/src', 'libs/c/src'], ['libs/b/src']]);
});

test('every project of this repository with types is in one program', () => {
  const projects = readProjects(path.resolve(import.meta.dirname, '../../../..'));
  expect(projects.length).toBeGreaterThan(60);
  expect(projects.filter(({ augments }) => augments).map(({ folder }) => folder)).toContain(
    'libs/feature-account',
  );
  expect(projects.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining(['libs/commerce-orders/seed', 'libs/commerce-payments/registry']),
  );
  const included = typePrograms(projects).flatMap(({ include }) => include);
  for (const { folder } of projects.filter(({ folder }) => folder !== '.storybook'))
    expect(included.filter((pattern) => pattern === `${folder}/src`)).toHaveLength(1);
});
