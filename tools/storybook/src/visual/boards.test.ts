import { findThemes } from '@shop/build/themes';
import { expect, test } from 'vitest';
import { boardsOf } from './boards.ts';
import { nameOf, SHOTS } from './looks.ts';
import { readVisualOptions } from './visual-options.ts';

const entries = {
  a: { id: 'components-button--docs', title: 'Components/Button', type: 'docs' },
  b: { id: 'components-button--primary', title: 'Components/Button', type: 'story' },
  c: { id: 'components-tag--docs', title: 'Components/Tag', type: 'docs' },
  d: { id: 'pages-home--docs', title: 'Pages/Home', type: 'docs' },
};

test('there is one board for each component, and none for pages', () => {
  expect(boardsOf({ entries }).map(({ title }) => title)).toEqual(['Components/Button', 'Components/Tag']);
});

test('a part of a name selects boards', () => {
  const { only } = readVisualOptions(['--only', 'BUTT']);
  expect(boardsOf({ entries }, only).map(({ title }) => title)).toEqual(['Components/Button']);
});

test('every board is shown in every theme of the tree, in its schemes, at two widths', () => {
  const names = new Set(SHOTS.map(nameOf));
  for (const { name, hasDark } of findThemes())
    for (const width of [375, 1280]) {
      expect(names).toContain(`${name}-${width}`);
      expect(names.has(`${name}-dark-${width}`)).toBe(hasDark);
    }
  expect(names).toContain('default-dark-375');
  expect(names.size).toBe(SHOTS.length);
});
