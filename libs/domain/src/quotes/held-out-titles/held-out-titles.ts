import type { LabelledTitles } from '../labelled-titles/labels.ts';
import { englishHeldOut } from './english.ts';
import { estonianHeldOut } from './estonian.ts';
import { latvianHeldOut } from './latvian.ts';
import { lithuanianHeldOut } from './lithuanian.ts';

/**
 * By language: 63 restricted and 63 free titles each, written without the word lists in sight. Words are added to the
 * lists by what a category is, never to fit one of these titles.
 */
export const HELD_OUT_TITLES: Readonly<Record<string, LabelledTitles>> = {
  en: englishHeldOut,
  lt: lithuanianHeldOut,
  lv: latvianHeldOut,
  ee: estonianHeldOut,
};
