import { contrast } from './colour-mix.ts';
import type { ThemeColors } from './theme-tokens.ts';

type Role = keyof ThemeColors;

/** Pairs of foreground and background, and the required contrast ratio. */
export type ContrastPair = readonly [front: Role, ground: Role, least: number];

/** Of text, and of controls. */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

const GROUNDS = ['surface', 'raised', 'sunken', 'tile', 'well'] as const;
const ON_GROUNDS = ['text', 'muted', 'primary', 'sale', 'success', 'warning', 'critical'] as const;

const onGrounds = GROUNDS.flatMap((ground): ContrastPair[] => [
  ...ON_GROUNDS.map((front): ContrastPair => [front, ground, TEXT_CONTRAST]),
  ['lineStrong', ground, CONTROL_CONTRAST],
  ['focus', ground, CONTROL_CONTRAST],
]);

/** Every pair that a component uses, because the contrast of a theme is a property of its tokens. */
export const contrastPairs: readonly ContrastPair[] = [
  ...onGrounds,
  ['onPrimary', 'primary', TEXT_CONTRAST],
  ['onPrimary', 'primaryHover', TEXT_CONTRAST],
  ['onPrimary', 'primaryActive', TEXT_CONTRAST],
  ['onPrimarySoft', 'primarySoft', TEXT_CONTRAST],
  ['text', 'primarySoft', TEXT_CONTRAST],
  ['muted', 'primarySoft', TEXT_CONTRAST],
  ['primary', 'primarySoft', TEXT_CONTRAST],
  ['success', 'primarySoft', TEXT_CONTRAST],
  ['focus', 'primarySoft', CONTROL_CONTRAST],
  ['focus', 'criticalSoft', CONTROL_CONTRAST],
  ['onAccent', 'accent', TEXT_CONTRAST],
  ['onAccentSoft', 'accentSoft', TEXT_CONTRAST],
  ['text', 'accentSoft', TEXT_CONTRAST],
  ['onSale', 'sale', TEXT_CONTRAST],
  ['sale', 'saleSoft', TEXT_CONTRAST],
  ['onTone', 'success', TEXT_CONTRAST],
  ['onTone', 'critical', TEXT_CONTRAST],
  ['surface', 'text', TEXT_CONTRAST],
  ...(['success', 'warning', 'critical'] as const).flatMap((tone): ContrastPair[] => [
    [tone, `${tone}Soft`, TEXT_CONTRAST],
    ['text', `${tone}Soft`, TEXT_CONTRAST],
  ]),
];

/** The pairs of a theme with too little contrast, as text; must be empty. */
export const contrastFaults = (color: ThemeColors): string[] =>
  contrastPairs.flatMap(([front, ground, least]) => {
    const ratio = contrast(color[front], color[ground]);
    return ratio >= least
      ? []
      : [`${front} ${color[front]} on ${ground} ${color[ground]}: ${ratio.toFixed(2)}`];
  });
