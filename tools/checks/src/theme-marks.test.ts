import { expect, test } from 'vitest';
import { foreignTraits, themeMarks, traitsOf } from './theme-marks.ts';

const theme = (name: string, colour: string, font: string) =>
  `@layer theme{.${name}{--color-surface:#fff;--color-primary:${colour};--font-text:"${font}",system-ui}` +
  `.${name}[data-scheme=dark]{--color-surface:#0b0b0c;--color-primary:#aabbcc}}`;
const components = '.button{background:var(--color-primary)}.panel{--inset:4px}';

test('a theme is recognised by the class that sets its roles, and by their values in each scheme', () => {
  const marks = themeMarks(theme('sea', '#0b4f55', 'Manrope') + components);
  expect([...marks.classes]).toEqual(['sea']);
  expect([...(marks.tokens.get('--color-primary') ?? [])]).toEqual(['#0b4f55', '#aabbcc']);
  expect([...traitsOf(marks)]).toEqual(['#0b0b0c', '#0b4f55', '#aabbcc', 'Manrope']);
});

test('a colour, a font or a second class of another theme is found', () => {
  const sea = themeMarks(theme('sea', '#0b4f55', 'Manrope'));
  const own = theme('sand', '#8a6516', 'Figtree');
  const clean = own + components;
  expect(foreignTraits(clean, themeMarks(own), [sea])).toEqual([]);
  const painted = `${clean}.badge{color:#0b4f55}`;
  expect(foreignTraits(painted, themeMarks(own), [sea])).toEqual(['#0b4f55']);
  const set = `${clean}@font-face{font-family:"Manrope"}`;
  expect(foreignTraits(set, themeMarks(own), [sea])).toEqual(['Manrope']);
  expect(themeMarks(clean + theme('sea', '#0b4f55', 'Manrope')).classes.size).toBe(2);
});
