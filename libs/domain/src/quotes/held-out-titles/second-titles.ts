import type { LabelledTitles } from '../labelled-titles/labels.ts';
import { englishSecond } from './english-second.ts';
import { estonianSecond } from './estonian-second.ts';
import { latvianSecond } from './latvian-second.ts';
import { lithuanianSecond } from './lithuanian-second.ts';

/** By language: 25 restricted and 25 free titles each, written later than the others and measured once before any change. */
export const SECOND_TITLES: Readonly<Record<string, LabelledTitles>> = {
  en: englishSecond,
  lt: lithuanianSecond,
  lv: latvianSecond,
  ee: estonianSecond,
};
