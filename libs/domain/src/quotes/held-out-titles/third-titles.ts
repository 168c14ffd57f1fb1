import type { LabelledTitles } from '../labelled-titles/labels.ts';
import { englishThird } from './english-third.ts';
import { estonianThird } from './estonian-third.ts';
import { latvianThird } from './latvian-third.ts';
import { lithuanianThird } from './lithuanian-third.ts';

/** By language: 15 restricted and 15 free titles each, written after the rules had been changed for the second ones. */
export const THIRD_TITLES: Readonly<Record<string, LabelledTitles>> = {
  en: englishThird,
  lt: lithuanianThird,
  lv: latvianThird,
  ee: estonianThird,
};
