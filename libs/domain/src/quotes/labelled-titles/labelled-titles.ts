import { englishTitles } from './english.ts';
import { estonianTitles } from './estonian.ts';
import { latvianTitles } from './latvian.ts';
import type { LabelledTitles } from './labels.ts';
import { lithuanianTitles } from './lithuanian.ts';

/** By language: 63 restricted and 62 free titles each. */
export const LABELLED_TITLES: Readonly<Record<string, LabelledTitles>> = {
  en: englishTitles,
  lt: lithuanianTitles,
  lv: latvianTitles,
  ee: estonianTitles,
};
