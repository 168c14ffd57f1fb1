import { describe, expect, test } from 'vitest';
import { tokens as ae } from '../themes/ae/tokens.ts';
import { tokens as alt } from '../themes/alt/tokens.ts';
import { darkTokens } from '../themes/default/dark-tokens.ts';
import { tokens as light } from '../themes/default/tokens.ts';
import { tokens as nl } from '../themes/nl/tokens.ts';
import { tokens as pj } from '../themes/pj/tokens.ts';
import { tokens as tp } from '../themes/tp/tokens.ts';
import { partnerTokens, tokens as wl } from '../themes/wl/tokens.ts';
import { contrast } from './colour-mix.ts';
import type { ThemeColors } from './theme-tokens.ts';

const TEXT = 4.5;
const CONTROL = 3;

type Role = keyof ThemeColors;
type Pair = readonly [front: Role, ground: Role, least: number];

const GROUNDS = ['surface', 'raised', 'sunken', 'tile', 'well'] as const;

const onGrounds = GROUNDS.flatMap((ground): Pair[] => [
  ...(['text', 'muted', 'primary', 'sale', 'success', 'warning', 'critical'] as const).map((front): Pair => [
    front,
    ground,
    TEXT,
  ]),
  ['lineStrong', ground, CONTROL],
  ['focus', ground, CONTROL],
]);

const pairs: readonly Pair[] = [
  ...onGrounds,
  ['onPrimary', 'primary', TEXT],
  ['onPrimary', 'primaryHover', TEXT],
  ['onPrimary', 'primaryActive', TEXT],
  ['onPrimarySoft', 'primarySoft', TEXT],
  ['text', 'primarySoft', TEXT],
  ['muted', 'primarySoft', TEXT],
  ['primary', 'primarySoft', TEXT],
  ['onAccent', 'accent', TEXT],
  ['onAccentSoft', 'accentSoft', TEXT],
  ['text', 'accentSoft', TEXT],
  ['onSale', 'sale', TEXT],
  ['sale', 'saleSoft', TEXT],
  ['onTone', 'success', TEXT],
  ['onTone', 'critical', TEXT],
  ['surface', 'text', TEXT],
  ...(['success', 'warning', 'critical'] as const).flatMap((tone): Pair[] => [
    [tone, `${tone}Soft`, TEXT],
    ['text', `${tone}Soft`, TEXT],
  ]),
];

const themes: Record<string, ThemeColors> = {
  'default, light': light.color,
  'default, dark': { ...light.color, ...darkTokens.color },
  alt: alt.color,
  pj: pj.color,
  tp: tp.color,
  wl: wl.color,
  nl: nl.color,
  ae: ae.color,
};

describe.each(Object.entries(themes))('the theme %s', (_name, color) => {
  test.each(pairs)('%s on %s reads at %s:1 or better', (front, ground, least) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(least);
  });
});

test('a partner with a pale colour gets ink on it, one with a deep colour gets white', () => {
  expect(partnerTokens('#FFD400').color.onPrimary).toBe('#111111');
  expect(partnerTokens('#0A3D91').color.onPrimary).toBe('#FFFFFF');
});
