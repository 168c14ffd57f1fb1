import type { Texts } from '../texts.schema.ts';
import { ee } from './ee.ts';
import { en } from './en.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';

export const accessibility: Texts = { en, lt, lv, ee };
